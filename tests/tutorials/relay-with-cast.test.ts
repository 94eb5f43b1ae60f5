/**
 * The tutorial 'Relay transactions manually', in order, in one shell, on two chains. Compares outputs and
 * provokes every error it explains.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { keccak256, toHex } from 'viem';

import { accessListFor, payloadOf } from './support/accessList';
import { SECOND_KEY } from './support/accounts';
import { fencesOf } from './support/fences';
import type { Fence } from './support/fences';
import { sentMessages } from './support/messages';
import { call } from './support/jsonRpc';
import type { Json } from './support/jsonRpc';
import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { confirmRecord } from './support/record';
import { describeBlock, startShell } from './support/shell';
import type { Shell } from './support/shell';
import { root } from './support/tools';

const page = 'docs/interop/tutorials/message-passing/relay-with-cast.mdx';
const source = readFileSync(path.join(root, page), 'utf8');

/** What a reader does before 'Troubleshooting'. The network replaces the simulator. */
const doneBy = (fences: readonly Fence[]): Fence[] => {
  const end = fences.findIndex(({ heading }) => heading === 'Explanation');
  return fences
    .slice(0, end)
    .filter(({ lang, code }) => ['sh', 'solidity'].includes(lang) && code !== 'supersim');
};

const setupOf = (done: readonly Fence[]): Fence[] =>
  done.filter(({ heading }) => heading !== 'Manually relay a message');
const walkOf = (done: readonly Fence[]): Fence[] =>
  done.filter(({ heading }) => heading === 'Manually relay a message');

/** The shown output of a block, if any. */
const shownFor = (fences: readonly Fence[], block: Fence): string | undefined => {
  const next = fences[block.index + 1];
  return next && ['text', 'json'].includes(next.lang) && next.heading === block.heading
    ? next.code
    : undefined;
};

const earlierMessage = `cast send -q 0x4200000000000000000000000000000000000023 "sendMessage(uint256,address,bytes)" \
  902 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 0x --rpc-url http://localhost:9545 --private-key ${SECOND_KEY}`;

function freshStart(): { readonly network: Network; readonly shell: Shell } {
  let network: Network;
  let shell: Shell;
  beforeEach(async () => {
    network = await startNetwork();
    shell = startShell({ network });
  });
  afterEach(async () => {
    await shell.close();
    await network.stop();
  });
  return {
    get network() {
      return network;
    },
    get shell() {
      return shell;
    },
  };
}

/** Like {@link freshStart} after the page's setup, which runs once; resets the chains after every test. */
function startAfterSetup(): { readonly network: Network; readonly shell: Shell } {
  let network: Network;
  let shell: Shell;
  let state: string;
  let snapshots: Json[];
  beforeAll(async () => {
    network = await startNetwork();
    const first = startShell({ network });
    for (const block of setupOf(doneBy(fencesOf(page)))) {
      if (block.title) first.write(`relay-with-cast/${block.title}`, block.code);
      else await first.run(block);
    }
    state = first.read('relay-with-cast/state.sh');
    await first.close();
  });
  afterAll(() => network.stop());
  beforeEach(async () => {
    snapshots = await Promise.all([network.a, network.b].map(({ url }) => call(url, 'evm_snapshot')));
    shell = startShell({ network });
    shell.write('state.sh', state);
    await shell.run('. ./state.sh\nMESSENGER=0x4200000000000000000000000000000000000023');
  });
  afterEach(async () => {
    await shell.close();
    await Promise.all(
      [network.a, network.b].map(({ url }, index) => call(url, 'evm_revert', [snapshots[index] ?? null])),
    );
  });
  return {
    get network() {
      return network;
    },
    get shell() {
      return shell;
    },
  };
}

/** Runs blocks in order; an error names the block with an unexpected outcome. */
async function follow(
  { network, shell }: { readonly network: Network; readonly shell: Shell },
  fences: readonly Fence[],
  done: readonly Fence[],
): Promise<void> {
  const greetings: string[] = [];
  for (const block of done) {
    const check = (holds: boolean, what: string): void => {
      if (!holds) throw new Error(`${describeBlock(block)} did not end as the page says: ${what}`);
    };
    if (block.title) {
      shell.write(`relay-with-cast/${block.title}`, block.code);
      continue;
    }
    const { stdout } = await shell.run(block);
    const shown = shownFor(fences, block);

    if (block.code.includes('log-entry') && block.code.includes('cast logs')) {
      const lines = stdout.trimEnd().split('\n');
      const topics = lines.filter((line) => /^\s+0x[0-9a-f]{64}$/.test(line));
      const keys = (entry: string): string => (entry.match(/^[- ]+\w+:/gm) ?? []).join();
      check(lines.length === 14, `the log entry has ${lines.length} lines instead of 14`);
      check(stdout.startsWith('- address:'), `the log entry starts with '${lines[0]}'`);
      check(topics.length === 4, `the log entry has ${topics.length} topics instead of 4`);
      check(keys(stdout) === keys(shown ?? ''), `the fields are ${keys(stdout)}`);
    } else if (block.code.includes('echo "payload')) {
      const message = (await sentMessages({ ...network.a, stop: () => Promise.resolve() })).at(-1);
      if (!message) throw new Error('no message was sent');
      const { id, payload } = message;
      const expected = `origin      ${id.origin}
blockNumber ${id.blockNumber}
logIndex    ${id.logIndex}
timestamp   ${id.timestamp}
chainId     ${id.chainId}
payload     ${payload}
`;
      const names = (output: string): string[] =>
        output
          .trim()
          .split('\n')
          .map((line) => line.split(' ')[0] ?? '');
      check(stdout.toLowerCase() === expected.toLowerCase(), `it printed\n${stdout}instead of\n${expected}`);
      check(names(stdout).join() === names(shown ?? '').join(), 'the page shows other lines');
    } else if (block.code.includes('admin_getAccessListForIdentifier')) {
      const message = (await sentMessages({ ...network.a, stop: () => Promise.resolve() })).at(-1);
      if (!message) throw new Error('no message was sent');
      const expected = JSON.stringify(accessListFor(message.id, message.payload));
      check(stdout.trim() === expected, `the access list is ${stdout.trim()} instead of ${expected}`);
    } else if (shown === undefined) {
      check(stdout === '', `it printed ${stdout}`);
    } else {
      check(stdout.trim() === shown.trim(), `it printed\n${stdout}instead of\n${shown}`);
    }
    if (block.code.includes('greet()')) greetings.push(stdout.trim());
  }
  if (greetings.join() !== '"Hello from chain B","Hello from chain B","Hello from chain A"') {
    throw new Error(`${page}: the greetings were ${greetings.join(', ')}, not old, old and new`);
  }
}

const wholePage = fencesOf(page);

/** Error texts by heading: the first line of the block below. */
const explained = new Map(
  wholePage
    .slice(wholePage.findIndex(({ code }) => code.includes('0xe3c00816')))
    .map(({ heading, code }) => [heading, code] as const),
);

describe('the page', () => {
  const start = freshStart();

  it('leads from the old greeting to the new one, which only the relay brings', async () => {
    const done = doneBy(wholePage);
    await follow(start, wholePage, done);
    expect(done.map(({ lang }) => lang).join(' ')).toBe(`sh sh solidity solidity ${'sh '.repeat(13).trim()}`);
    confirmRecord(page, done, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
  });

  it('takes the latest of several messages, of 14 lines and 4 topics', async () => {
    await start.shell.run(earlierMessage);
    await start.shell.run(earlierMessage);
    await follow(start, wholePage, doneBy(wholePage));
    const logs = await start.shell.run(
      'cast logs "SentMessage(uint256,address,uint256,address,bytes)" --address "$MESSENGER" --rpc-url "$RPC_A"',
    );
    expect(logs.stdout.trimEnd().split('\n')).toHaveLength(3 * 14);
  });

  it('reports on chain B who sent the greeting, and from where', async () => {
    await follow(start, wholePage, doneBy(wholePage));
    const { stdout } = await start.shell.run(
      'cast logs "CrossDomainSetGreeting(address indexed,uint256 indexed,string)" --address "$GREETER" --rpc-url "$RPC_B"',
    );
    const sender = (await start.shell.value('GREETING_SENDER')).slice(2).toLowerCase();
    expect(stdout).toContain(`0x${'0'.repeat(24)}${sender}`);
    expect(stdout).toContain(toHex(901, { size: 32 }));
  });

  it('has setup.sh stop if a chain is not the expected one', async () => {
    const setup = wholePage.find(({ title }) => title === 'setup.sh')?.code ?? '';
    start.shell.write('setup.sh', setup.replace('localhost:9545', 'localhost:9546'));
    const { status, stderr } = await start.shell.attempt('sh setup.sh');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'expected chain 901 at http://127.0.0.1:9546, found 902: is Supersim running?\n',
    });
  });

  it('names the missing contract on fresh chains', async () => {
    const { stderr } = await start.shell.attempt(
      'cast call 0x5FbDB2315678afecb367f032d93F642f64180aa3 "greet()(string)" --rpc-url http://localhost:9546',
    );
    expect(stderr.trim()).toBe(explained.get('contract does not have any code'));
  });
});

it('is plain POSIX shell: nothing but sh ran it, and zsh would not split its variables', () => {
  // sh and bash split unquoted variables; zsh, macOS's default, does not.
  const unquoted = doneBy(fencesOf(page))
    .filter(({ lang, title }) => lang === 'sh' && !title)
    .filter(({ code }) => /(^|\s)\$[A-Z_]+(\s|$)/.test(code));
  expect(unquoted.map(describeBlock)).toEqual([]);
});

describe('errors', () => {
  const start = startAfterSetup();
  const blockWith = (text: string): string => {
    const block = doneBy(wholePage).find(({ code }) => code.includes(text));
    if (!block) throw new Error(`the page has no block with ${text}`);
    return block.code;
  };
  const relay = blockWith('relayMessage(');
  const ask = blockWith('admin_getAccessListForIdentifier');
  const withoutList = relay.replace('--access-list "$ACCESS_LIST" ', '');
  const forge = `PAYLOAD=$(echo "$PAYLOAD" | sed 's/${toHex('Hello').slice(2)}/${toHex('Jello').slice(2)}/')`;

  const prepare = async (): Promise<void> => {
    for (const block of walkOf(doneBy(wholePage)).slice(0, -2)) await start.shell.run(block);
  };

  const cases: readonly (readonly [name: string, heading: string, commands: string])[] = [
    ['no access list', '0xe3c00816: NotInAccessList', withoutList],
    ['a payload other than the listed one', '0xe3c00816: NotInAccessList', `${forge}\n${relay}`],
    [
      'a forged payload with its own list',
      'executing and initiating message fields are not equal',
      `${forge}\n${ask}\n${relay}`,
    ],
    ['the wrong chain', '0x31ac2211: MessageDestinationNotRelayChain', relay.replace('$RPC_B', '$RPC_A')],
    [
      'a log of another contract',
      '0x7987c157: IdOriginNotL2ToL2CrossDomainMessenger',
      `ORIGIN=$GREETER\n${ask}\n${relay}`,
    ],
    [
      'a payload without topics',
      '0xdf1eb586: EventPayloadNotSentMessage',
      `PAYLOAD=0x$(echo "$PAYLOAD" | cut -c 259-)\n${ask}\n${relay}`,
    ],
    ['a log index where there is no log', 'initiating message not found', `LOG_INDEX=7\n${ask}\n${relay}`],
    [
      'a block that does not exist',
      'failed to fetch executing message block',
      `BLOCK_NUMBER=999\n${ask}\n${relay}`,
    ],
    [
      'another time',
      'executing message identifier does not match block timestamp',
      `TIMESTAMP=$((TIMESTAMP + 1))\n${ask}\n${relay}`,
    ],
    ['a chain that is not there', 'no chain found for chain id', `CHAIN_ID=903\n${ask}\n${relay}`],
    [
      'an empty payload',
      'Invalid parameters: all identifier fields and payload are required',
      `PAYLOAD=0x\n${ask}`,
    ],
    ['an empty entry', 'hex string has length 0, want 40 for common.Address', `ORIGIN=\n${ask}`],
    [
      'an unknown message hash',
      'Failed to get message: message not found',
      `cast rpc admin_getAccessListByMsgHash --rpc-url http://localhost:8420 ${keccak256('0x')}`,
    ],
    ['nothing that answers', 'Connection refused', 'cast chain-id --rpc-url http://localhost:9'],
  ];

  it("have the page's texts", async () => {
    await prepare();
    for (const [name, heading, commands] of cases) {
      const { status, stderr } = await start.shell.attempt(commands);
      const line = explained.get(heading)?.split('\n')[0] ?? `(the page has no error under '${heading}')`;
      expect({ name, status, told: stderr.includes(line) ? line : stderr }).toEqual({
        name,
        status: 1,
        told: line,
      });
    }
    // The message can still be relayed once.
    await start.shell.run(relay);
    const twice = await start.shell.attempt(relay);
    expect(twice.stderr.trim()).toBe(explained.get('0x9ca9480b: MessageAlreadyRelayed'));
  });

  it('are silent under -q with a gas limit, as the page warns', async () => {
    await prepare();
    const told = await start.shell.attempt(
      withoutList.replace('cast send -q', 'cast send --gas-limit 500000'),
    );
    expect(told.status).toBe(0);
    expect(told.stdout).toMatch(/^status +0 \(failed\)$/m);
    expect(source).toContain('`status 0 (failed)`');
    const quiet = await start.shell.attempt(
      withoutList.replace('cast send -q', 'cast send -q --gas-limit 500000'),
    );
    expect(quiet).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

describe('a change that breaks the page', () => {
  const start = startAfterSetup();

  it.each([
    ['tail -14', 'tail -13', 'the log entry has 13 lines instead of 14'],
    ['--field timestamp', '--field number', 'instead of\norigin'],
    ['/data:/ { data = substr($2, 3) }', '/data:/ { data = substr($2, 5) }', 'instead of\norigin'],
    ['--access-list "$ACCESS_LIST" ', '', '0xe3c00816'],
    ['\\"payload\\": \\"$PAYLOAD\\"', '\\"payload\\": \\"0x00\\"', 'the access list is'],
    ['"Hello from chain A" \\', '"Hello from elsewhere" \\', 'instead of\n"Hello from chain A"'],
  ])('from %s to %j is reported with the block', async (before, after, why) => {
    expect(source.split(before)).toHaveLength(2);
    const changed = fencesOf(page, source.replace(before, after));
    const report = await follow(start, changed, walkOf(doneBy(changed))).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    expect(report).toMatch(
      /^docs\/interop\/tutorials\/message-passing\/relay-with-cast\.mdx:\d+, under 'Manually relay a message' \(/,
    );
    expect(report).toContain(why);
  });
});

it('shows a consistent example', () => {
  const entry = wholePage.find(({ title }) => title === 'log-entry')?.code ?? '';
  const field = (name: string): string => new RegExp(`${name}:? +(\\S+)`).exec(entry)?.[1] ?? '';
  const topics = [...entry.matchAll(/^\s+(0x[0-9a-f]{64})$/gm)].map(([, topic]) => topic as `0x${string}`);
  const payload = payloadOf({ topics, data: field('data') as `0x${string}` });
  const identifier = wholePage.find(({ code }) => code.startsWith('origin '))?.code ?? '';
  const value = (name: string): string => new RegExp(`^${name} +([^\\s…]+)`, 'm').exec(identifier)?.[1] ?? '';
  expect(value('origin')).toBe(field('address'));
  expect([value('blockNumber'), value('logIndex')]).toEqual([field('blockNumber'), field('logIndex')]);
  expect(payload.startsWith(value('payload'))).toBe(true);

  const id = {
    origin: value('origin') as `0x${string}`,
    blockNumber: BigInt(value('blockNumber')),
    logIndex: BigInt(value('logIndex')),
    timestamp: BigInt(value('timestamp')),
    chainId: BigInt(value('chainId')),
  };
  const list = wholePage.find(({ lang }) => lang === 'json')?.code ?? '';
  expect(JSON.parse(list)).toEqual(accessListFor(id, payload));
});
