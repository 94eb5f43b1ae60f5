import { numbersIn, pageText } from './pageText';

const page = pageText('stack/beta-features/alt-da-mode.mdx');

function millions(pattern: RegExp): number {
  const [, number = ''] = pattern.exec(page) ?? [];
  return Number(number);
}

describe('the cost of answering a challenge on the page on Alt-DA', () => {
  const [largest = 0n] = numbersIn(page, /\| Largest input \| ([\d,]+) bytes;/);

  it('is refunded by the formula of the contract', () => {
    const [fixed = 0n, whole = 0n, hundredths = 0n] = numbersIn(
      page,
      /as \(([\d,]+) \+ (\d+)\.(\d\d) for each byte\)/,
    );
    const gas = fixed + (largest * (whole * 100n + hundredths)) / 100n;
    expect((Number(gas) / 1e6).toFixed(2)).toBe(
      millions(/formula gives about ([\d.]+) million gas/).toFixed(2),
    );
  });

  it('exceeds the refund since calldata has a floor price', () => {
    const [floor = 0n] = numbersIn(page, /such an answer costs (\d+) gas for each nonzero byte/);
    const gas = 21_000n + floor * largest;
    expect((Number(gas) / 1e6).toFixed(2)).toBe(millions(/about ([\d.]+) million in all/).toFixed(2));
    expect(2 * millions(/formula gives about ([\d.]+) million gas/)).toBeLessThan(Number(gas) / 1e6);
  });
});

describe('the wait for finality on the page on Alt-DA', () => {
  it('follows from the window', () => {
    const [blocks = 0n, hours, both] = numbersIn(
      page,
      /challenge window of ([\d,]+) L1 blocks.*?that is (\d+) hours more than on a rollup, and up to (\d+) hours/,
    );
    expect((blocks * 12n) / 3600n).toBe(hours);
    expect((2n * blocks * 12n) / 3600n).toBe(both);
  });
});
