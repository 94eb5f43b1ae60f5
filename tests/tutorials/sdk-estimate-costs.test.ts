import { readFileSync } from 'node:fs';
import path from 'node:path';

import { numberToHex } from 'viem';

import { selector } from './support/errors';
import { serve } from './support/jsonRpc';
import type { Json } from './support/jsonRpc';
import { confirmRecord } from './support/record';
import { root } from './support/tools';
import { itOnStandIn } from './support/standIn';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/transactions/sdk-estimate-costs.mdx';

/** Compares only words, because Supersim's L1 prices differ. */
const figuresLeftOut = (source: string): string =>
  source.replace(/^```text\n[\s\S]*?^```$/gm, (block) => block.replace(/\d+/g, '…'));

const text = readFileSync(path.join(root, page), 'utf8');
const walk = walkBeforeTests(page, {
  network: { l1: true },
  source: process.env.SUPERSIM ? figuresLeftOut(text) : text,
});

it('estimates the same by hand and with viem, and finds the paid fee', async () => {
  const printed = [...walk.outputs.values()].map(({ stdout }) => stdout);
  const byHand = printed.find((output) => /^\d+ wei\n$/.test(output) && output.length > 15);
  const program = printed.find((output) => output.includes("viem's total")) ?? '';
  expect(program).toContain(`sum           ${byHand ?? ''}`);
  expect(program).toContain(`viem's total  ${byHand ?? ''}`);
  const paid = (await walk.shell.run('npx tsx paid.ts "$TX"')).stdout;
  expect(/^sum +(\d+) wei$/m.exec(paid)?.[1]).toBe(/^balance fell +(\d+) wei$/m.exec(paid)?.[1]);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/anvil', 'viem']);
});

itOnStandIn('shows by the size of the hashes that they exceed the bound', async () => {
  const { stdout: encoded } = await walk.shell.run(
    'cast mktx "$TO" "$HASHES" --gas-limit 100000 --from "$ACCOUNT" --raw-unsigned --rpc-url "$L2"',
  );
  const size = (encoded.trim().length - 2) / 2;
  expect(size).toBe(1068);
  const { stdout } = await walk.shell.run(
    `data_fee "$HASHES"\ncast call "$ORACLE" "getL1FeeUpperBound(uint256)(uint256)" ${size} --rpc-url "$L2" | cut -d " " -f 1`,
  );
  const [fee, bound] = stdout.trim().split('\n').map(BigInt);
  expect(fee).toBeGreaterThan(bound ?? 0n);
});

describe.each([
  ['since Jovian', { daFootprintGasScalar: numberToHex(400) }, 100n, 70_548n * 100n * 100n + 1_000_000n],
  ['before Jovian', {}, 10_000n, 705n + 1_000_000n],
])('paid.ts, on a chain that charges every fee, %s', (_, fields, scalar, operatorFee) => {
  const gasUsed = 70_548n;
  const price = 1_000_000n;
  const l1Fee = 67_437_050_000n;
  const paid = gasUsed * price + l1Fee + operatorFee;
  const receipt = {
    blockNumber: '0x10',
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    gasUsed: numberToHex(gasUsed),
    effectiveGasPrice: numberToHex(price),
    l1Fee: numberToHex(l1Fee),
    operatorFeeScalar: numberToHex(scalar),
    operatorFeeConstant: numberToHex(1_000_000),
    ...fields,
  };
  const answer = ({ method, params }: { method: string; params?: Json }): Promise<Json> => {
    const [, block] = Array.isArray(params) ? (params as readonly Json[]) : [];
    if (method === 'eth_getTransactionReceipt') return Promise.resolve(receipt);
    if (method === 'eth_getBalance')
      return Promise.resolve(numberToHex(10n ** 18n - (block === '0x10' ? paid : 0n)));
    return Promise.reject(new Error(method));
  };

  it('sums up the receipt to what the account has paid', async () => {
    const server = await serve(answer);
    try {
      const { stdout } = await walk.shell.run(`L2=${server.url} npx tsx paid.ts "$TX"`);
      expect(stdout).toContain(`L1 data fee   ${l1Fee} wei`);
      expect(stdout).toContain(`operator fee  ${operatorFee} wei`);
      expect(stdout).toContain(`sum           ${paid} wei`);
      expect(stdout).toContain(`balance fell  ${paid} wei`);
    } finally {
      await server.stop();
    }
  });
});

describe('what goes wrong', () => {
  const reverted = `Execution reverted with reason: custom error ${selector('InsufficientBalance()')}`;

  it.each([
    ['GasPriceOracle: scalar() is deprecated', 'cast call "$ORACLE" "scalar()(uint256)" --rpc-url "$L2"'],
    [
      'The contract function "getL1Fee" returned no data ("0x")',
      'L2=http://127.0.0.1:8545 npx tsx estimate.ts',
    ],
    [reverted, 'DATA=$(cast calldata "transfer(address,uint256)" "$ACCOUNT" 1001) npx tsx estimate.ts'],
    ['Export L2, ACCOUNT, TO and DATA first.', 'unset DATA; npx tsx estimate.ts'],
  ])('is reported with "%s", which the page explains', async (message, command) => {
    const { status, stderr } = await walk.shell.attempt(command);
    expect(status).not.toBe(0);
    expect(stderr).toContain(message);
    expect(headingsOf(page)).toContain(message);
  });

  it('is a missing receipt', async () => {
    const { stderr } = await walk.shell.attempt('npx tsx paid.ts "$(cast keccak 0x)"');
    expect(stderr).toMatch(/There is no receipt of 0x[0-9a-f]{64} yet\./);
  });

  it('is an operator fee estimate that fails like the call', async () => {
    const program = walk.shell.read('estimate-costs/estimate.ts');
    const [setup = ''] = program.split('const gas = ');
    expect(setup).not.toBe(program);
    walk.shell.write(
      'estimate-costs/failing.ts',
      `${setup}console.log(await client.estimateOperatorFee(transaction));\n`,
    );
    const { stderr } = await walk.shell.attempt(
      'DATA=$(cast calldata "transfer(address,uint256)" "$ACCOUNT" 1001) npx tsx failing.ts',
    );
    expect(stderr).toContain(reverted);
  });

  itOnStandIn('is a signature that is counted twice and exceeds the bound', async () => {
    const { stdout } = await walk.shell.run(`
      cast call "$ORACLE" "getL1Fee(bytes)(uint256)" "$SIGNED" --rpc-url "$L2" | cut -d ' ' -f 1
      cast call "$ORACLE" "getL1FeeUpperBound(uint256)(uint256)" "$(((\${#RAW} - 2) / 2))" --rpc-url "$L2" | cut -d ' ' -f 1`);
    const [signed, bound] = stdout.trim().split('\n').map(BigInt);
    expect(signed).toBeGreaterThan(bound ?? 0n);
  });
});

it('omits only figures on another network', () => {
  expect(figuresLeftOut('12\n```text\n12 wei, a3\n```\n')).toBe('12\n```text\n… wei, a…\n```\n');
});
