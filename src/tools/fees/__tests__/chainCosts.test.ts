import { fees } from '@site/src/data/fees';
import {
  BLOB_CAPACITY,
  CALLDATA_BYTE_GAS,
  chainCosts,
  dailyBatches,
  dailyRevenue,
  earnedMargin,
  shownMargin,
  type ChainCostInput,
} from '@site/src/tools/fees/chainCosts';
import { unwrap } from '../../../../tests/support/result';

const GWEI = 1_000_000_000n;

const busy: ChainCostInput = {
  transactionsPerDay: 330_000n,
  rawBytes: 150n,
  compressionRatio: 7_660n,
  billedBytes: 150n,
  gasPerTransaction: 100_000n,
  dataLayer: 'blobs',
  blobsPerTransaction: 6n,
  channelMinutes: 300n,
  commitmentBytes: 34n,
  altDaPerMegabyte: 0n,
  l1BaseFee: 2n * GWEI,
  l1PriorityFee: 0n,
  blobBaseFee: GWEI,
  proposalMinutes: 60n,
  gasPerProposal: 400_000n,
  otherPerMonth: 0n,
  recovery: 'none',
  margin: 500n,
};

const within = (percent: number, value: bigint, published: number) =>
  expect(Math.abs(Number(value) / published - 1)).toBeLessThan(percent / 100);

describe('scalars that OP Mainnet published for 330,000 transactions a day, 5 hours a channel and a margin of 5%', () => {
  // superchain-ops@e928e877, tasks/eth/005-2-ecotone-set-gas-config and 005-3-ecotone-calldata-gas-config.
  // The underlying average size is unpublished, so the compression ratio is fitted to the blob scalar; the
  // other two scalars then follow.
  const blobs = unwrap(chainCosts(busy));

  test('the blob scalar is the one fitted', () => {
    within(0.5, blobs.scalars.blobBaseFeeScalar, 810_949);
  });

  test('the base fee scalar follows for batches of six blobs', () => {
    within(3, blobs.scalars.baseFeeScalar, 1_368);
  });

  test('the scalar for calldata follows, times 10/4 since Pectra', () => {
    expect(fees.pectra_note.base_fee_scalar_factor).toBe('10/4');
    const calldata = unwrap(chainCosts({ ...busy, dataLayer: 'calldata' }));
    within(2.5, calldata.scalars.baseFeeScalar, (822_784 * 10) / 4);
    expect(calldata.scalars.blobBaseFeeScalar).toBe(0n);
  });
});

describe('the batches of a day', () => {
  test('a busy chain fills its blobs', () => {
    // 330,000 * 150 * 0.766 = 37,917,000 bytes; 130,020 per blob after the version byte and the frame header.
    expect(BLOB_CAPACITY).toBe(130_044n);
    expect(dailyBatches(busy)).toEqual({
      bytes: 37_917_000n,
      transactions: 49n,
      blobs: 292n,
      gas: 49n * 21_000n,
      fill: (37_917_000n * 10_000n) / (292n * 130_020n),
    });
  });

  test('a quiet chain pays for a blob each time its channel times out', () => {
    const quiet = dailyBatches({ ...busy, transactionsPerDay: 1_000n, channelMinutes: 60n });
    expect(quiet).toMatchObject({ transactions: 24n, blobs: 24n });
    expect(quiet.fill).toBeLessThan(400n);
  });

  test('calldata is paid by the byte, headers included', () => {
    const { bytes, transactions, gas } = dailyBatches({ ...busy, dataLayer: 'calldata' });
    expect(transactions).toBe(317n);
    expect(gas).toBe(317n * 21_000n + (bytes + 317n * 24n) * CALLDATA_BYTE_GAS);
  });

  test('another data layer leaves a commitment on Ethereum', () => {
    expect(dailyBatches({ ...busy, dataLayer: 'alt-da' }).gas).toBe(317n * (21_000n + 34n * 40n));
  });
});

describe('the scalars found', () => {
  const variants: readonly Partial<ChainCostInput>[] = [
    {},
    { dataLayer: 'calldata' },
    { recovery: 'data-fee', otherPerMonth: 10n ** 18n },
    { recovery: 'operator-fee', otherPerMonth: 10n ** 18n },
    { dataLayer: 'alt-da', altDaPerMegabyte: 10n ** 14n, recovery: 'operator-fee' },
    { dataLayer: 'alt-da', altDaPerMegabyte: 10n ** 14n, recovery: 'data-fee' },
    { transactionsPerDay: 700n, channelMinutes: 30n, margin: 0n },
    { l1PriorityFee: GWEI / 2n, blobBaseFee: 1n },
  ];

  test.each(variants)('recover the costs with the margin wanted, for %j', (change) => {
    const input = { ...busy, ...change };
    const { costs, revenue } = unwrap(chainCosts(input));
    const recovered = input.recovery === 'none' ? costs.batchGas + costs.blobs : costs.total;
    const margin = earnedMargin(revenue.total, recovered) ?? 0n;
    expect(margin).toBeGreaterThanOrEqual(input.margin - 1n);
    expect(margin).toBeLessThan(input.margin + 20n);
  });

  test('keep the margin when both prices change, where only data is recovered', () => {
    const { scalars, operatorFee } = unwrap(chainCosts(busy));
    for (const [l1BaseFee, blobBaseFee] of [
      [50n * GWEI, 1n],
      [GWEI, 80n * GWEI],
    ] as const) {
      const input = { ...busy, l1BaseFee, blobBaseFee };
      const { costs } = unwrap(chainCosts(input));
      const margin =
        earnedMargin(dailyRevenue(input, scalars, operatorFee).total, costs.batchGas + costs.blobs) ?? 0n;
      expect(margin).toBeGreaterThanOrEqual(499n);
      expect(margin).toBeLessThan(520n);
    }
  });

  test('leave everything at zero for an operator fee that is not wanted', () => {
    expect(unwrap(chainCosts(busy)).operatorFee).toEqual({ operatorFeeScalar: 0n, operatorFeeConstant: 0n });
  });

  test('give the same operator fee by gas as by transaction', () => {
    const { operatorFee, operatorFeeByGas } = unwrap(
      chainCosts({ ...busy, recovery: 'operator-fee', gasPerProposal: 2_000n }),
    );
    const byGas = (operatorFeeByGas ?? 0n) * busy.gasPerTransaction * 100n;
    expect(byGas).toBeGreaterThanOrEqual(operatorFee.operatorFeeConstant);
    expect(byGas - operatorFee.operatorFeeConstant).toBeLessThan(busy.gasPerTransaction * 100n);
  });

  test('offer no operator fee by gas where 32 bits do not hold it', () => {
    const quiet = { ...busy, transactionsPerDay: 1n, channelMinutes: 720n, otherPerMonth: 3n * 10n ** 20n };
    expect(unwrap(chainCosts({ ...quiet, recovery: 'operator-fee' })).operatorFeeByGas).toBeUndefined();
  });
});

test('the blobs of a transaction are of no account where there are none', () => {
  const { costs } = unwrap(chainCosts({ ...busy, dataLayer: 'calldata', blobsPerTransaction: 0n }));
  expect(costs).toEqual(unwrap(chainCosts({ ...busy, dataLayer: 'calldata' })).costs);
});

test('costs add up', () => {
  const { costs } = unwrap(chainCosts({ ...busy, otherPerMonth: 30n * 7n, recovery: 'data-fee' }));
  expect(costs).toEqual({
    batchGas: 49n * 21_000n * 2n * GWEI,
    blobs: 292n * 131_072n * GWEI,
    altDa: 0n,
    proposals: 24n * 400_000n * 2n * GWEI,
    other: 7n,
    total: 49n * 21_000n * 2n * GWEI + 292n * 131_072n * GWEI + 24n * 400_000n * 2n * GWEI + 7n,
  });
});

test('the priority fee is paid for gas and not for blobs', () => {
  const { costs } = unwrap(chainCosts({ ...busy, l1PriorityFee: GWEI }));
  expect(costs).toMatchObject({
    batchGas: 49n * 21_000n * 3n * GWEI,
    blobs: 292n * 131_072n * GWEI,
    proposals: 24n * 400_000n * 3n * GWEI,
  });
});

test.each<[Partial<ChainCostInput>, string, string]>([
  [{ transactionsPerDay: 0n }, 'transactionsPerDay', 'Transactions a day must be more than zero.'],
  [{ l1BaseFee: 0n }, 'l1BaseFee', 'The L1 base fee must be more than zero.'],
  [
    { billedBytes: 99n },
    'billedBytes',
    'Every transaction is billed for at least 100 bytes since Fjord, so the average cannot be lower.',
  ],
  [
    { blobsPerTransaction: 7n },
    'blobsPerTransaction',
    'A batcher transaction carries between 1 and 6 blobs.',
  ],
  [
    { channelMinutes: 721n },
    'channelMinutes',
    'The time between batches must be at most 720 minutes, because the standard sequencing window is 3,600 L1 blocks, 12 hours.',
  ],
  [
    { transactionsPerDay: 1n, channelMinutes: 1n },
    'transactionsPerDay',
    'So few bytes are billed that recovering the costs needs a baseFeeScalar of 13,230,000,000, more than the 4,294,967,295 that 32 bits hold.',
  ],
  [
    {
      transactionsPerDay: 1n,
      recovery: 'operator-fee',
      dataLayer: 'calldata',
      channelMinutes: 720n,
      otherPerMonth: 10n ** 30n,
    },
    'otherPerMonth',
    'The operator fee for these costs does not fit in 64 bits of wei per transaction.',
  ],
])('%j is refused in one sentence', (change, field, message) => {
  expect(chainCosts({ ...busy, ...change })).toEqual({ ok: false, problem: { field, message } });
});

test('remarks say what an operator would otherwise find out late', () => {
  const notesFor = (change: Partial<ChainCostInput>) =>
    unwrap(chainCosts({ ...busy, ...change })).notes.join(' ');
  expect(notesFor({})).toMatch(/covered by the gas fees/);
  expect(notesFor({ transactionsPerDay: 1_000n, channelMinutes: 60n })).toMatch(/% full.*above 10,000,000/);
  // With a blob per hour, ten transactions each fill it by 49%, and a few more by 51%.
  const halfFull = { rawBytes: 6_369n, compressionRatio: 10_000n, channelMinutes: 60n };
  expect(notesFor({ ...halfFull, transactionsPerDay: 240n })).toMatch(/Blobs are 49% full/);
  expect(notesFor({ ...halfFull, transactionsPerDay: 250n })).not.toMatch(/% full/);
  expect(notesFor({ recovery: 'operator-fee' })).toMatch(/needs Isthmus/);
  expect(notesFor({ recovery: 'operator-fee', otherPerMonth: 1n })).not.toMatch(/when that base fee halves/);
  expect(notesFor({ recovery: 'data-fee', otherPerMonth: 1n })).toMatch(/when that base fee halves/);
});

test('a margin is not known where there is no cost, and negative where costs are not met', () => {
  expect(earnedMargin(5n, 0n)).toBeUndefined();
  expect(earnedMargin(50n, 100n)).toBe(-5_000n);
});

test.each([
  [506n, 500n],
  [509n, 500n],
  [99n, 99n],
  [4n, 4n],
  [0n, 0n],
  [-4n, -4n],
  [-99n, -99n],
  [-101n, -110n],
  [-506n, -510n],
])('a margin of %s hundredths of a percent is shown as %s, never as more', (margin, shown) => {
  expect(shownMargin(margin)).toBe(shown);
});
