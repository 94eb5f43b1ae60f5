import { numbersIn, pageText } from './pageText';

const page = pageText('stack/features/subblocks.mdx');

describe('gas over the parts of a block', () => {
  const [limit = 0n, parts = 0n] = numbersIn(page, /so far, limit ([\d,]+), (\d+) parts \|/);

  it('is released in equal steps', () => {
    const table = page.slice(
      page.indexOf('| Part | Gas available'),
      page.indexOf('**Example.** A transaction'),
    );
    const rows = [...table.matchAll(/\| (\d+) \| ([\d,]+) \|/g)];
    expect(rows).toHaveLength(5);
    for (const [, part = '', gas = ''] of rows) {
      expect((limit * BigInt(part)) / parts).toBe(BigInt(gas.replaceAll(',', '')));
    }
  });

  it('says in which part the largest transaction fits', () => {
    const [cap = 0n, part = 0n, available = 0n] = numbersIn(
      page,
      /maximum gas limit of ([\d,]+) does not fit into part (\d+) with ([\d,]+)/,
    );
    expect(cap).toBe(2n ** 24n);
    expect((limit * part) / parts).toBe(available);
    expect(cap).toBeGreaterThan(available);
    const [next = 0n, gas = 0n, again, left] = numbersIn(
      page,
      /fits into part (\d+) if the parts before have used no more than ([\d,]+) − ([\d,]+) = ([\d,]+)\./,
    );
    expect(next).toBe(part + 1n);
    expect((limit * next) / parts).toBe(gas);
    expect(again).toBe(cap);
    expect(gas - cap).toBe(left);
  });

  it('has the number of parts for the interval', () => {
    const [blockTime = 0n, interval = 1n, count] = numbersIn(page, /([\d,]+) ÷ (\d+) = (\d+) parts/);
    expect(blockTime / interval).toBe(count);
    expect(count).toBe(parts);
  });
});
