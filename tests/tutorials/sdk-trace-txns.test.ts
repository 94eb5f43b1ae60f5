import { concat, createPublicClient, encodeAbiParameters, http, toEventSelector, zeroHash } from 'viem';
import type { Hash } from 'viem';
import { getWithdrawalStatus, getWithdrawals } from 'viem/op-stack';

import { depositHash, depositsOf } from './support/deposits';
import { call } from './support/jsonRpc';
import { confirmRecord } from './support/record';
import { itOnStandIn } from './support/standIn';
import { claim } from './support/superRoots';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/transactions/sdk-trace-txns.mdx';

const walk = walkBeforeTests(page, { network: { l1: true } });

/** Arguments of trace.ts, and differences from the page. */
interface Question {
  readonly args: readonly string[];
  readonly program?: string;
  /** Replaces the page's portal; empty means not exported. */
  readonly portal?: string;
}

/**
 * Output or error of trace.ts per question. One process answers all, because loading viem takes seconds; the
 * page's blocks start it as a reader does.
 */
const answers = async (questions: Readonly<Record<string, Question>>): Promise<Record<string, string>> => {
  const original = walk.shell.read('trace/trace.ts');
  const runs = Object.entries(questions).map(([name, { args, program = original, portal }], index) => {
    walk.shell.write(`trace/question${index}.ts`, program);
    return `  { ...${JSON.stringify({ name, args, portal })}, run: () => import('./question${index}.ts') },\n`;
  });
  walk.shell.write(
    'trace/answer.ts',
    `const { PORTAL } = process.env;
const answers: Record<string, string> = {};
const print = console.log;
for (const { name, args, portal = PORTAL, run } of [\n${runs.join('')}]) {
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  process.argv.splice(2, Infinity, ...args);
  process.env.PORTAL = portal;
  await run().catch((error: Error) => lines.push(String(error)));
  answers[name] = lines.join('\\n');
}
print(JSON.stringify(answers));
`,
  );
  return JSON.parse((await walk.shell.run('npx tsx answer.ts')).stdout) as Record<string, string>;
};

/** Code of a contract that logs a fake withdrawal on creation. */
const forgery = concat([
  '0x60a06034600039', // the 160 bytes behind these 52 to memory
  '0x6000600060007f', // target, sender and nonce: 0
  toEventSelector('MessagePassed(uint256,address,address,uint256,uint256,bytes,bytes32)'),
  '0x60a06000a400', // log them with these four topics, stop
  encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'uint256' }, { type: 'bytes' }, { type: 'bytes32' }],
    [0n, 0n, '0x', zeroHash],
  ),
]);
let forged: Hash = '0x';

let answered: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  const { shell, network } = walk;
  const value = (name: string): Promise<`0x${string}`> => shell.value(name) as Promise<`0x${string}`>;
  const printedBy = async (command: string): Promise<string> => (await shell.run(command)).stdout.trim();
  /** Without effect on the other layer. */
  const ordinary = (layer: string): Promise<string> =>
    printedBy(
      `cast send "$ACCOUNT" --rpc-url "$${layer}" --private-key "$PRIVATE_KEY" --json | jq -r .transactionHash`,
    );

  const [deposit, withdrawal] = [await value('DEPOSIT'), await value('WITHDRAWAL')];
  const [first = '0x'] = await depositsOf(network.l1?.url ?? '', await value('PORTAL'));
  const other = await printedBy(
    'cast rpc admin_getL1Addresses 902 --rpc-url http://127.0.0.1:8420 | jq -r .OptimismPortalProxy',
  );
  const program = shell.read('trace/trace.ts');
  const broken = program.replace('[nonce, sender, target', '[nonce + 1n, sender, target');
  expect(broken).not.toBe(program);

  const inL2 = await ordinary('L2');
  forged = (await printedBy(
    `cast send --rpc-url "$L2" --private-key "$PRIVATE_KEY" --json --create ${forgery} | jq -r .transactionHash`,
  )) as Hash;
  answered = await answers({
    'the first of several deposits': { args: ['origin', depositHash(first)] },
    'a hash that is made up': { args: ['withdrawal', withdrawal], program: broken },
    'no deposit on L1': { args: ['deposit', await ordinary('L1')] },
    'no deposit on L2': { args: ['origin', inL2] },
    'no withdrawal': { args: ['withdrawal', inL2] },
    'a log by another contract': { args: ['withdrawal', forged] },
    'a deposit at another portal': { args: ['deposit', deposit], portal: other },
    'a deposit from another portal': { args: ['origin', await value('L2_TX')], portal: other },
    'no portal': { args: ['deposit', deposit], portal: '' },
    'no layer': { args: [deposit] },
    'an unknown layer': { args: ['up', deposit] },
  });
});

it('finds every deposit on the L2, and both withdrawals', async () => {
  const portal = (await walk.shell.value('PORTAL')) as `0x${string}`;
  const hashes = (await depositsOf(walk.network.l1?.url ?? '', portal)).map(depositHash);
  expect(hashes).toHaveLength(3);
  const printed = [...walk.outputs.values()].map(({ stdout }) => stdout).join('');
  for (const hash of hashes) {
    expect(printed).toContain(`L2 transaction ${hash}\n  success`);
    expect(await call(walk.network.a.url, 'eth_getTransactionReceipt', [hash])).toMatchObject({
      status: '0x1',
    });
  }
  expect(printed.match(/^withdrawal 0x[0-9a-f]{64}$/gm)).toHaveLength(2);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/anvil', 'viem']);
});

it("names the messengers' message hashes", async () => {
  const printed = [...walk.outputs.values()].map(({ stdout }) => stdout).join('');
  for (const [result, mapping] of [
    ['delivered', 'successfulMessages'],
    ['failed, can be replayed', 'failedMessages'],
  ] as const) {
    const hash = new RegExp(`message (0x[0-9a-f]{64}): ${result}`).exec(printed)?.[1] ?? '';
    const { stdout } = await walk.shell.run(
      `cast call "$L2_MESSENGER" "${mapping}(bytes32)(bool)" ${hash} --rpc-url "$L2"`,
    );
    expect(stdout.trim()).toBe('true');
  }
});

it('finds the first of several deposits', async () => {
  expect(answered['the first of several deposits']).toContain(
    `L1 transaction ${await walk.shell.value('DEPOSIT')}\n`,
  );
});

it('names the right hash instead of an invented one', () => {
  expect(answered['a hash that is made up']).toMatch(/^ {2}hash should be 0x[0-9a-f]{64}$/m);
});

it("ignores another contract's log, which viem takes for a withdrawal", async () => {
  const l2 = createPublicClient({ transport: http(walk.network.a.url) });
  expect(getWithdrawals(await l2.getTransactionReceipt({ hash: forged }))).toHaveLength(1);
  expect(answered['a log by another contract']).toBe('Error: This transaction initiated no withdrawal.');
});

itOnStandIn('recognizes that a game covers earlier withdrawals, but not a later one', async () => {
  const statusOf = async (hash: string) =>
    (await walk.shell.run(`npx tsx status.ts "${hash}"`)).stdout.trim();
  await claim(walk.network);
  for (const name of ['WITHDRAWAL', 'OUT'])
    expect(await statusOf(await walk.shell.value(name))).toMatch(/^0x[0-9a-f]{64}: ready-to-prove$/);
  const { stdout } = await walk.shell.run(
    'cast send "$PASSER" --value 1 --rpc-url "$L2" --private-key "$PRIVATE_KEY" --json | jq -r .transactionHash',
  );
  expect(await statusOf(stdout.trim())).toMatch(/: waiting-to-prove$/);
});

describe('what goes wrong', () => {
  it.each([
    ['no deposit on L1', 'This transaction made no deposit at PORTAL.'],
    ['no deposit on L2', 'This transaction is no deposit.'],
    ['no withdrawal', 'This transaction initiated no withdrawal.'],
    ['a deposit at another portal', 'This transaction made no deposit at PORTAL.'],
    ['a deposit from another portal', 'No deposit at PORTAL has this hash.'],
  ])('is %s, reported with "%s", which the page explains', (name, message) => {
    expect(answered[name]).toBe(`Error: ${message}`);
    expect(headingsOf(page)).toContain(message);
  });

  it('is a hash of the other layer, which viem cannot find', () => {
    // The page asks it and shows the answer.
    const printed = [...walk.outputs.values()].map(({ stdout }) => stdout).join('');
    expect(printed).toMatch(/Transaction receipt with hash "0x[0-9a-f]{64}" could not be found/);
    expect(headingsOf(page)).toContain('Transaction receipt with hash "0x…" could not be found');
  });

  it('is a client without a chain, which does not know the type of a deposit', async () => {
    const hash = (await walk.shell.value('L2_TX')) as `0x${string}`;
    const l2 = createPublicClient({ transport: http(walk.network.a.url) });
    expect(await l2.getTransaction({ hash })).toMatchObject({ type: undefined, typeHex: '0x7e' });
    expect(headingsOf(page)).toContain('The type of a deposit is undefined');
  });

  it('is a status without a withdrawal', async () => {
    const hash = (await walk.shell.value('DEPOSIT')) as `0x${string}`;
    const l1 = createPublicClient({ transport: http(walk.network.l1?.url) });
    const receipt = await l1.getTransactionReceipt({ hash });
    const portalAddress = (await walk.shell.value('PORTAL')) as `0x${string}`;
    await expect(
      getWithdrawalStatus(l1, {
        receipt,
        chain: undefined,
        portalAddress,
        disputeGameFactoryAddress: portalAddress,
      }),
    ).rejects.toThrow(`The provided transaction receipt with hash "${hash}" contains no withdrawals.`);
    expect(headingsOf(page)).toContain(
      'The provided transaction receipt with hash "0x…" contains no withdrawals.',
    );
  });

  it.each([
    ['no portal', 'Export L1, L2 and PORTAL first.'],
    ['no layer', 'Pass deposit, origin or withdrawal, and the hash of a transaction.'],
    ['an unknown layer', 'Pass deposit, origin or withdrawal, and the hash of a transaction.'],
  ])('is %s, reported with "%s"', (name, message) => {
    expect(answered[name]).toBe(`Error: ${message}`);
  });
});
