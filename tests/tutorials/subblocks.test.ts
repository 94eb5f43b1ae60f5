/**
 * Programs of docs/app-developers/transactions/subblocks.mdx: one reads a stream message, one waits for a
 * receipt.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { keccak256, zeroHash } from 'viem';
import { FIRST_KEY } from './support/accounts';
import { fencesOf } from './support/fences';
import { call } from './support/jsonRpc';
import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';

const page = 'docs/app-developers/transactions/subblocks.mdx';
const fileOf = (title: string): string => {
  const found = fencesOf(page).find((fence) => fence.title === title);
  if (!found) throw new Error(`${page} shows no ${title}`);
  return found.code;
};

let network: Network;
let shell: Shell;
beforeAll(async () => {
  network = await startNetwork();
  shell = startShell({ network });
  for (const name of ['subblock.ts', 'preconfirmed.ts']) shell.write(name, fileOf(name));
});
afterAll(async () => {
  await shell.close();
  await network.stop();
});

const transactions = ['0x7ef8', '0x02f86c'] as const;
const message = JSON.stringify({
  payload_id: '0x0300000000000000',
  index: 3,
  diff: {
    state_root: zeroHash,
    receipts_root: keccak256('0x01'),
    gas_used: '0xf618',
    block_hash: zeroHash,
    transactions,
    withdrawals: [],
    withdrawals_root: zeroHash,
  },
  metadata: { block_number: 100, new_account_balances: {}, receipts: {} },
});

it.each([
  ['plain', Buffer.from(` ${message}`)],
  ['compressed', brotliCompressSync(message)],
])('reads a message that is %s, and names its transactions', async (_, bytes) => {
  writeFileSync(path.join(shell.folder, 'message'), bytes);
  const { stdout } = await shell.run('npx tsx subblock.ts message');
  const [first] = fencesOf(page)
    .filter(({ lang, code }) => lang === 'text' && code.startsWith('block '))
    .map(({ code }) => code.split('\n')[0]);
  expect(stdout.trim().split('\n')).toEqual([
    first,
    ...transactions.map((transaction) => `  ${keccak256(transaction)}`),
  ]);
});

it('waits for a receipt, and then for its block', async () => {
  await call(network.a.url, 'anvil_setChainId', [11155420]);
  const run = fencesOf(page).find(({ code }) => code.endsWith('npx tsx preconfirmed.ts'));
  if (!run) throw new Error(`${page} does not run preconfirmed.ts`);
  const { stdout } = await shell.run(
    `export PRIVATE_KEY=${FIRST_KEY} RPC_URL=http://127.0.0.1:9545\n${run.code}`,
  );
  expect(stdout).toMatch(/^success in block 1, after \d+ ms\nsealed in block 1, after \d+ ms\n$/);
});
