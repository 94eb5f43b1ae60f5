import {
  axisTicks,
  baseFeeRun,
  log10,
  sampleBlocks,
  shortGwei,
  type BaseFeeForm,
} from '@site/src/tools/fees/baseFeePlot';
import { unwrap } from '../../../../tests/support/result';

const form: BaseFeeForm = {
  rules: 'jovian',
  activation: '100',
  minBaseFee: '0',
  footprint: '30',
  elasticity: '2',
  denominator: '250',
  gasLimit: '40,000,000',
  baseFee: '0.001',
  fill: '60',
  blocks: '300',
  blockTime: '2',
};

test('the run starts where it is told and spreads between full and empty blocks', () => {
  const run = unwrap(baseFeeRun(form));
  expect(run).toMatchObject({
    target: 20_000_000n,
    steps: { up: 40n, down: 40n },
    double: 174,
    halve: 173,
    rest: 249n,
  });
  for (const series of [run.full, run.chosen, run.empty]) {
    expect(series).toHaveLength(301);
    expect(series[0]).toBe(1_000_000n);
  }
  expect(run.full[1]).toBe(1_004_000n);
  expect(run.chosen[1]).toBe(1_000_800n);
  expect(run.empty[1]).toBe(996_000n);
});

test('before Jovian neither data nor a minimum counts', () => {
  const run = unwrap(baseFeeRun({ ...form, rules: 'isthmus', minBaseFee: 'none', footprint: '100' }));
  expect(run.chosen[1]).toBe(1_000_800n);
  expect(run.minBaseFee).toBe(0n);
});

test('where blocks are fuller of data than of gas, data decides', () => {
  expect(unwrap(baseFeeRun({ ...form, footprint: '100' })).chosen[1]).toBe(1_004_000n);
});

test('a run that crosses Jovian follows its rules from the block after the activation', () => {
  const run = unwrap(
    baseFeeRun({ ...form, rules: 'crossing-jovian', activation: '10', footprint: '100', minBaseFee: '0.01' }),
  );
  expect(run.crossing).toEqual({ fork: 'jovian', block: 10 });
  expect(run.chosen[1]).toBe(1_000_800n);
  expect(run.empty[10]).toBeLessThan(1_000_000n);
  for (const series of [run.full, run.chosen, run.empty]) expect(series[11]).toBe(10_000_000n);
  expect(run.rest).toBe(10_000_000n);
});

test('a run that crosses Karst has a higher target from the activation on, and the same demand', () => {
  const run = unwrap(baseFeeRun({ ...form, rules: 'crossing-karst', activation: '10' }));
  const before = run.chosen[10] ?? 0n;
  expect(before).toBeGreaterThan(run.chosen[9] ?? 0n);
  // 24,000,000 gas of a limit of 95,370,657, whose target is 47,685,328.
  const fall = ((47_685_328n - 24_000_000n) * before) / 47_685_328n / 250n;
  expect(run.chosen[11]).toBe(before - fall);
});

test('the most extreme parameters are computed without trouble', () => {
  const run = unwrap(baseFeeRun({ ...form, elasticity: '1000', denominator: '1', blocks: '1800' }));
  expect(log10(run.full.at(-1) ?? 0n)).toBeGreaterThan(5_000);
});

test.each<[Partial<BaseFeeForm>, string, string]>([
  [{ elasticity: '0' }, 'elasticity', 'The elasticity must be at least 1.'],
  [{ elasticity: '2.5' }, 'elasticity', 'The elasticity must be a whole number.'],
  [{ denominator: '0' }, 'denominator', 'The denominator must be at least 1.'],
  [{ denominator: '4294967296' }, 'denominator', 'The denominator must be at most 4,294,967,295.'],
  [{ gasLimit: '' }, 'gasLimit', 'The gas limit is empty; type a number.'],
  [
    { gasLimit: '1' },
    'gasLimit',
    'The gas limit must be at least the elasticity, or the gas target is zero.',
  ],
  [{ baseFee: '0' }, 'baseFee', 'The base fee must be at least 0.000000001.'],
  [{ fill: '101' }, 'fill', 'The fill of the blocks must be at most 100.'],
  [
    { blocks: '1e9' },
    'blocks',
    'The number of blocks must be a number such as 12, without a sign or an exponent.',
  ],
  [{ blocks: '1801' }, 'blocks', 'The number of blocks must be at most 1,800.'],
  [{ blockTime: '0' }, 'blockTime', 'The block time must be at least 1.'],
  [
    { minBaseFee: '-1' },
    'minBaseFee',
    'The minimum base fee must be a number such as 12 or 0.5, without a sign or an exponent.',
  ],
  [{ footprint: '101' }, 'footprint', 'The DA footprint of the blocks must be at most 100.'],
  [
    { rules: 'crossing-karst', activation: '300' },
    'activation',
    'The block of the activation must be at most 299.',
  ],
])('%j is refused in one sentence', (change, field, message) => {
  expect(baseFeeRun({ ...form, ...change })).toEqual({ ok: false, problem: { field, message } });
});

test('logarithms of large numbers are right', () => {
  expect(log10(0n)).toBe(0);
  expect(log10(1_000n)).toBeCloseTo(3, 12);
  expect(log10(5n * 10n ** 400n)).toBeCloseTo(400 + Math.log10(5), 10);
});

test.each([
  [1n, 1n],
  [99n, 101n],
  [1_000_000n, 1_500_000n],
  [300_000n, 3_300_000n],
  [249n, 10n ** 12n],
  [1n, 10n ** 300n],
])('the axis from %s to %s has between one and seven lines, all inside', (low, high) => {
  const ticks = axisTicks(low, high);
  expect(ticks.length).toBeGreaterThanOrEqual(low === high ? 1 : 2);
  expect(ticks.length).toBeLessThanOrEqual(7);
  expect(ticks.every((tick) => tick >= low && tick <= high)).toBe(true);
});

test('of a long axis only the powers are computed that are shown', () => {
  const [low, high] = [3n, 7n * 10n ** 5_400n];
  const computed = jest.spyOn(globalThis, 'BigInt');
  const ticks = axisTicks(low, high);
  const count = computed.mock.calls.length;
  computed.mockRestore();
  expect(ticks.map(log10)).toEqual([1, 773, 1_545, 2_317, 3_089, 3_861, 4_633]);
  expect(count).toBe(ticks.length);
});

test('sampled blocks include both ends once', () => {
  expect(sampleBlocks(300)).toEqual([0, 50, 100, 150, 200, 250, 300]);
  expect(sampleBlocks(2)).toEqual([0, 1, 2]);
});

test('amounts keep the digits that count', () => {
  expect(shortGwei(1n)).toBe('0.000000001');
  expect(shortGwei(1_004_321n)).toBe('0.001004');
  expect(shortGwei(12_345_678_901n)).toBe('12.35');
  expect(shortGwei(10n ** 30n)).toBe('1.000 × 10^21');
});

test('amounts are rounded half up, however large', () => {
  expect(shortGwei(12_346n * 10n ** 6n)).toBe('12.35');
  expect(shortGwei(12_346n * 10n ** 26n)).toBe('1.235 × 10^21');
  expect(shortGwei(12_345n * 10n ** 26n)).toBe('1.235 × 10^21');
  expect(shortGwei(99_996n * 10n ** 26n)).toBe('1.000 × 10^22');
});
