/**
 * The relay workbench with a real message: the page's commands, its parser on their output, and the resulting
 * command.
 */
import { encodeAccessList } from '../../src/tools/relay/accessList';
import { adminCommand, localEndpoints, relayCommand } from '../../src/tools/relay/castSend';
import { readMessage } from '../../src/tools/relay/identifier';
import { readLogs } from '../../src/tools/relay/logs';
import { readRelay } from '../../src/tools/relay/relay';
import { FIRST_KEY } from './support/accounts';
import { fencesOf } from './support/fences';
import type { Fence } from './support/fences';
import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { confirmRecord } from './support/record';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';

const page = 'docs/interop/tools/relay-workbench.mdx';
const fences = fencesOf(page).filter(({ lang }) => lang === 'sh');

function fence(part: string): Fence {
  const found = fences.filter(({ code }) => code.includes(part));
  if (found.length !== 1 || !found[0]) throw new Error(`${page} has ${found.length} blocks with ${part}`);
  return found[0];
}

const blocks = {
  logs: fence('cast logs'),
  context: fence('cast block'),
  script: fence('#!/bin/sh'),
  compute: fences.find(({ code }) => code.includes('bare_checksum=') && !code.includes('#!/bin/sh')),
};

let network: Network;
let shell: Shell;
beforeAll(async () => {
  network = await startNetwork();
  shell = startShell({
    network,
    env: { PRIVATE_KEY: FIRST_KEY },
  });
  const target = '0x00000000000000000000000000000000000000aa';
  await shell.run(
    `cast send -q 0x4200000000000000000000000000000000000023 'sendMessage(uint256,address,bytes)' 902 ${target} 0x1234 --rpc-url http://127.0.0.1:9545 --private-key "$PRIVATE_KEY"`,
  );
});
afterAll(async () => {
  await (shell as Shell | undefined)?.close();
  await (network as Network | undefined)?.stop();
});

it("turns its commands' output into a message that arrives", async () => {
  const { compute } = blocks;
  if (!compute) throw new Error(`${page} does not show how the list is computed`);

  // A reader's input.
  const found = readLogs((await shell.run(blocks.logs)).stdout);
  if (!found.ok || !found.value[0]) throw new Error('the event was not found');
  const [timestamp = '', chainId = ''] = (await shell.run(blocks.context)).stdout.trim().split('\n');
  const text = { ...found.value[0].text, timestamp, chainId };
  expect(text).toMatchObject({ blockNumber: '1', logIndex: '0', chainId: '901' });

  const reading = readMessage(text);
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
  const message = reading.value;
  expect(readRelay(message)).toMatchObject({ ok: true, value: { destination: 902n, message: '0x1234' } });
  const { accessList, lookup, checksum } = encodeAccessList(message);

  // The page's script and the simulator agree.
  const assignments = `ORIGIN=${text.origin} BLOCK=${text.blockNumber} LOG_INDEX=${text.logIndex} TIMESTAMP=${timestamp} CHAIN_ID=${chainId} PAYLOAD=${text.payload}`;
  await shell.run(assignments);
  await shell.run(compute);
  expect([await shell.value('lookup'), await shell.value('checksum')]).toEqual([lookup, checksum]);
  shell.write('access-list.sh', blocks.script.code);
  expect(JSON.parse((await shell.run(`${assignments} sh access-list.sh`)).stdout)).toEqual(accessList);
  const answer = await shell.run(adminCommand(message, localEndpoints.admin));
  expect(JSON.parse(answer.stdout)).toEqual({ accessList });

  // The final command relays the message once.
  const command = relayCommand(message, accessList, localEndpoints.destination);
  const receipt = await shell.run(`${command} \\\n  --json`);
  expect(JSON.parse(receipt.stdout)).toMatchObject({ status: '0x1' });
  const again = await shell.attempt(command);
  expect(again.status).not.toBe(0);
  expect(again.stderr).toContain('0x9ca9480b');

  confirmRecord(
    page,
    [blocks.logs, blocks.context, compute, blocks.script],
    ['@foundry-rs/cast', '@foundry-rs/anvil'],
  );
});

it("reads the same message from cast's JSON", async () => {
  const { stdout } = await shell.run(blocks.logs.code.replace(' | tail -14', ' --json'));
  const found = readLogs(stdout);
  const [timestamp = ''] = (await shell.run(blocks.context)).stdout.trim().split('\n');
  expect(found).toMatchObject({ ok: true, value: [{ text: { blockNumber: '1', timestamp } }] });
});
