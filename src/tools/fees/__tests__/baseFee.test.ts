import {
  baseFeeSeries,
  blocksToFactorOfTwo,
  gasTarget,
  largestSteps,
  nextBaseFee,
  restingBaseFee,
} from '@site/src/tools/fees/baseFee';
import { fees } from '@site/src/data/fees';

const params = (denominator: number, elasticity: number) => ({
  denominator: BigInt(denominator),
  elasticity: BigInt(elasticity),
});

// eip1559_test.go of op-geth: TestCalcBaseFee, TestCalcBaseFeeOptimism, TestCalcBaseFeeOptimismHolocene
test.each([
  [1_000_000_000, 20_000_000, 10_000_000, 8, 2, 1_000_000_000],
  [1_000_000_000, 20_000_000, 9_000_000, 8, 2, 987_500_000],
  [1_000_000_000, 20_000_000, 11_000_000, 8, 2, 1_012_500_000],
  [1_000_000_000, 30_000_000, 5_000_000, 50, 6, 1_000_000_000],
  [1_000_000_000, 30_000_000, 4_000_000, 50, 6, 996_000_000],
  [1_000_000_000, 30_000_000, 10_000_000, 50, 6, 1_020_000_000],
  [1_000_000_000, 30_000_000, 4_000_000, 250, 6, 999_200_000],
  [1_000_000_000, 30_000_000, 10_000_000, 250, 6, 1_004_000_000],
  [10_000_000, 30_000_000, 15_000_000, 10, 2, 10_000_000],
  [10_000_000, 30_000_000, 10_000_000, 10, 2, 9_666_667],
  [10_000_000, 30_000_000, 20_000_000, 10, 2, 10_333_333],
  [10_000_000, 30_000_000, 3_000_000, 2, 10, 10_000_000],
  [10_000_000, 30_000_000, 1_000_000, 2, 10, 6_666_667],
  [10_000_000, 30_000_000, 30_000_000, 2, 10, 55_000_000],
])(
  'after a base fee of %i, a limit of %i and %i gas used, denominator %i and elasticity %i give %i',
  (baseFee, gasLimit, gasUsed, denominator, elasticity, expected) => {
    const parent = { baseFee: BigInt(baseFee), gasLimit: BigInt(gasLimit), gasUsed: BigInt(gasUsed) };
    expect(nextBaseFee(parent, params(denominator, elasticity))).toBe(BigInt(expected));
  },
);

test('the targets that OP Mainnet announced follow from its limits and elasticities', () => {
  const announced = fees.op_mainnet_settings_history.filter(
    ({ gas_target, eip1559_elasticity }) => gas_target !== undefined && eip1559_elasticity !== undefined,
  );
  expect(announced.length).toBeGreaterThan(1);
  for (const { gasLimit = 0, eip1559_elasticity = 0, gas_target = 0 } of announced) {
    expect(gasTarget(BigInt(gasLimit), BigInt(eip1559_elasticity))).toBe(BigInt(gas_target));
  }
});

test('full blocks with elasticity 2 and denominator 250 raise the fee by 0.4% each', () => {
  expect(largestSteps(40_000_000n, params(250, 2))).toEqual({ up: 40n, down: 40n });
  const full = { gasLimit: 40_000_000n, gasUsed: 40_000_000n, params: params(250, 2) };
  const [, second] = baseFeeSeries(1_000_000n, 1, () => full);
  expect(second).toBe(1_004_000n);
});

test('a series starts at the fee given and has one more entry than blocks', () => {
  const series = baseFeeSeries(5n, 3, () => ({ gasLimit: 10n, gasUsed: 5n, params: params(8, 2) }));
  expect(series).toEqual([5n, 5n, 5n, 5n]);
});

test('above the target even a fee of nothing rises by a wei', () => {
  expect(nextBaseFee({ baseFee: 0n, gasLimit: 10n, gasUsed: 10n }, params(250, 2))).toBe(1n);
});

test('empty blocks bring the fee down to the resting fee and no further', () => {
  const rest = restingBaseFee(100_000n, params(250, 2));
  expect(rest).toBe(249n);
  const empty = { gasLimit: 40_000_000n, gasUsed: 0n, params: params(250, 2) };
  const series = baseFeeSeries(100_000n, 5_000, () => empty);
  expect(series.at(-1)).toBe(rest);
  expect(nextBaseFee({ baseFee: rest + 1n, gasLimit: 40_000_000n, gasUsed: 0n }, params(250, 2))).toBe(rest);
});

test('doubling and halving take as many blocks as the powers of the largest step say', () => {
  // Large enough to make rounding to whole wei irrelevant.
  const start = { gasLimit: 40_000_000n, baseFee: 10n ** 30n };
  const { double, halve } = blocksToFactorOfTwo(start, params(250, 2));
  expect(double).toBe(Math.ceil(Math.log(2) / Math.log(1.004)));
  expect(halve).toBe(Math.ceil(Math.log(0.5) / Math.log(0.996)));
});

test('a step that doubles or halves the fee at once is one block', () => {
  expect(blocksToFactorOfTwo({ gasLimit: 30_000_000n, baseFee: 10n ** 9n }, params(1, 2)).double).toBe(1);
  expect(blocksToFactorOfTwo({ gasLimit: 30_000_000n, baseFee: 10n ** 9n }, params(2, 2)).halve).toBe(1);
});

test('with an elasticity of one the fee never doubles', () => {
  expect(
    blocksToFactorOfTwo({ gasLimit: 30_000_000n, baseFee: 10n ** 9n }, params(50, 1)).double,
  ).toBeUndefined();
});

test('from a few wei, full blocks double the fee a wei at a time and empty ones never halve it', () => {
  expect(blocksToFactorOfTwo({ gasLimit: 40_000_000n, baseFee: 100n }, params(250, 2))).toEqual({
    double: 100,
    halve: undefined,
  });
});

test('a fee that starts below the resting fee stays where it is', () => {
  expect(restingBaseFee(100n, params(250, 2))).toBe(100n);
  expect(restingBaseFee(250n, params(250, 2))).toBe(249n);
});

test.each([
  [11n, 2, 8],
  [30_000_001n, 6, 300],
  [7n, 4, 50],
])(
  'with a gas limit of %s no block changes the fee by more than the largest steps',
  (gasLimit, elasticity, denominator) => {
    const steps = largestSteps(gasLimit, params(denominator, elasticity));
    const baseFee = 10n ** 30n;
    const change = (gasUsed: bigint) =>
      nextBaseFee({ gasLimit, gasUsed, baseFee }, params(denominator, elasticity)) - baseFee;
    expect(change(gasLimit) * 10_000n).toBeLessThanOrEqual(steps.up * baseFee);
    expect(change(gasLimit) * 10_000n).toBeGreaterThan((steps.up - 1n) * baseFee);
    expect(-change(0n) * 10_000n).toBeLessThanOrEqual(steps.down * baseFee);
  },
);

describe('since Jovian', () => {
  const empty = { gasLimit: 40_000_000n, gasUsed: 0n };

  test('a base fee below the minimum is raised to it, at once', () => {
    const minimum = { ...params(250, 2), minBaseFee: 500_000n };
    expect(nextBaseFee({ ...empty, baseFee: 100n }, minimum)).toBe(500_000n);
    expect(nextBaseFee({ ...empty, baseFee: 501_000n }, minimum)).toBe(500_000n);
    expect(nextBaseFee({ ...empty, baseFee: 1_000_000n }, minimum)).toBe(996_000n);
    expect(restingBaseFee(1_000_000n, minimum)).toBe(500_000n);
  });

  test('the larger of gas used and DA footprint moves the base fee', () => {
    const next = (gasUsed: bigint, daFootprint: bigint) =>
      nextBaseFee({ ...empty, gasUsed, daFootprint, baseFee: 1_000_000n }, params(250, 2));
    expect(next(0n, 40_000_000n)).toBe(1_004_000n);
    expect(next(40_000_000n, 10_000_000n)).toBe(1_004_000n);
    expect(next(10_000_000n, 20_000_000n)).toBe(1_000_000n);
  });
});
