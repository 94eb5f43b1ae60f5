import { numbersIn, pageText } from './pageText';

const page = pageText('stack/features/da-footprint.mdx');
const fees = pageText('stack/transactions/fees.mdx');

function estimatedBytes(fastlzSize: bigint): bigint {
  const bytes = (836_500n * fastlzSize - 42_585_600n) / 1_000_000n;
  return bytes > 100n ? bytes : 100n;
}

describe('the DA footprint of a transaction', () => {
  it('matches its page', () => {
    const [fastlzSize = 0n] = numbersIn(page, /FastLZ compresses a transaction to (\d+) bytes/);
    const [again, scaled = 0n, bytes = 0n] = numbersIn(
      page,
      /836,500 × (\d+) − 42,585,600 = ([\d,]+), which is (\d+) whole bytes/,
    );
    expect(again).toBe(fastlzSize);
    expect(836_500n * fastlzSize - 42_585_600n).toBe(scaled);
    expect(estimatedBytes(fastlzSize)).toBe(bytes);
    const [scalar, multiplied, times = 0n, footprint] = numbersIn(
      page,
      /default scalar of (\d+) its footprint is (\d+) × (\d+) = ([\d,]+)/,
    );
    expect(multiplied).toBe(bytes);
    expect(times).toBe(scalar);
    expect(bytes * times).toBe(footprint);
  });

  it('is the same on the fees page', () => {
    const [fastlzSize = 0n, bytes, multiplied = 0n, scalar = 0n, footprint] = numbersIn(
      fees,
      /FastLZ compresses to (\d+) bytes counts as (\d+) bytes, so its footprint is (\d+) × (\d+) = ([\d,]+)/,
    );
    expect(estimatedBytes(fastlzSize)).toBe(bytes);
    expect(multiplied).toBe(bytes);
    expect(multiplied * scalar).toBe(footprint);
  });

  it("has the page's minimum", () => {
    const [largest = 0n] = numbersIn(
      page,
      /Up to (\d+) bytes after FastLZ, a transaction counts as 100 bytes/,
    );
    expect(estimatedBytes(largest)).toBe(100n);
    expect(estimatedBytes(largest + 1n)).toBe(101n);
    const [again, scaled] = numbersIn(page, /100 bytes: 836,500 × (\d+) − 42,585,600 = ([\d,]+)\./);
    expect(again).toBe(largest);
    expect(836_500n * largest - 42_585_600n).toBe(scaled);
    const [bytes = 0n, scalar = 0n, footprint] = numbersIn(
      page,
      /at least (\d+) × (\d+) = ([\d,]+), even a plain/,
    );
    expect(bytes * scalar).toBe(footprint);
  });
});

describe('the budget of a block', () => {
  it('is divided correctly everywhere on the page', () => {
    const divisions = [...page.matchAll(/([\d,]+) ÷ ([\d,]+) = ([\d,]+)/g)].map(([, ...numbers]) =>
      numbers.map((number) => BigInt(number.replaceAll(',', ''))),
    );
    expect(divisions.length).toBeGreaterThanOrEqual(7);
    for (const [dividend = 0n, divisor = 1n, quotient] of divisions)
      expect(dividend / divisor).toBe(quotient);
  });

  it('follows from the scalar in the table', () => {
    const rows = [...page.matchAll(/\| (\d+) \| [^|]+ \| ([\d,]+) \|/g)];
    expect(rows).toHaveLength(5);
    for (const [, scalar = '', bytes = ''] of rows) {
      const effective = BigInt(scalar) === 0n ? 400n : BigInt(scalar);
      expect(40_000_000n / effective).toBe(BigInt(bytes.replaceAll(',', '')));
    }
  });
});

describe('the base fee after a block with much data', () => {
  it('follows from the footprint, not from the gas', () => {
    const [limit = 0n, elasticity = 1n, denominator = 1n, target = 0n] = numbersIn(
      page,
      /gas limit is ([\d,]+), elasticity (\d+), denominator (\d+), so the target is ([\d,]+)\./,
    );
    expect(limit / elasticity).toBe(target);
    const [parent = 0n, gas = 0n, footprint = 0n] = numbersIn(
      page,
      /base fee of ([\d,]+) wei has used ([\d,]+) gas, and its footprint is ([\d,]+)\./,
    );
    const next = (metered: bigint): bigint => parent + (parent * (metered - target)) / target / denominator;
    const [again, result] = numbersIn(page, /next base fee is ([\d,]+) × \(1 \+ 0\.5 ÷ 250\) = ([\d,]+) wei/);
    expect(again).toBe(parent);
    expect(next(footprint > gas ? footprint : gas)).toBe(result);
    const [byGas] = numbersIn(page, /By its gas alone it would have fallen to ([\d,]+) wei/);
    expect(next(gas)).toBe(byGas);
  });
});
