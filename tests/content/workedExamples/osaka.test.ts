import { numbersIn, pageText } from './pageText';

const page = pageText('stack/features/osaka.mdx');
const pairBytes = 192n;

function pairingGas(pairs: bigint): bigint {
  return 45_000n + 34_000n * pairs;
}

describe('the gas cap on the Osaka page', () => {
  const [cap = 0n] = numbersIn(page, /may be at most 2\^24 = ([\d,]+)\./);

  it('is 2^24 everywhere on the page', () => {
    expect(cap).toBe(2n ** 24n);
    const named = [...page.matchAll(/\b16,\d{3},\d{3}\b/g)].map(([number]) => number);
    expect(named.length).toBeGreaterThan(2);
    expect(new Set(named)).toEqual(new Set(['16,777,216']));
  });

  it('is the stated share of a block', () => {
    const [percent, limit = 0n] = numbersIn(
      page,
      /can therefore claim less than (\d+)% of a block with a gas limit of ([\d,]+)\./,
    );
    expect((cap * 100n) / limit + 1n).toBe(percent);
  });
});

describe('bn256 pairing on the Osaka page', () => {
  it.each(['Granite', 'Jovian', 'Karst'])('has consistent bytes, pairs and gas: %s', (fork) => {
    const [bytes = 0n, pairs = 0n, gas] = numbersIn(
      page,
      new RegExp(`\\| ${fork} \\| ([\\d,]+) \\| ([\\d,]+) \\| ([\\d,]+) \\|`),
    );
    expect(bytes / pairBytes).toBe(pairs);
    expect(pairingGas(pairs)).toBe(gas);
  });

  it('has an example that adds up', () => {
    const [bytes = 0n, width, pairs = 0n, base = 0n, again, each = 0n, gas] = numbersIn(
      page,
      /([\d,]+) ÷ (\d+) = (\d+) pairs cost ([\d,]+) \+ (\d+) × ([\d,]+) = ([\d,]+) gas/,
    );
    expect(width).toBe(pairBytes);
    expect(bytes).toBe(pairs * pairBytes);
    expect(again).toBe(pairs);
    expect(base + pairs * each).toBe(gas);
    expect(gas).toBe(pairingGas(pairs));
  });

  it('compares the older limits with the cap of L1', () => {
    const [granite = 0n] = numbersIn(page, /value of Granite, ([\d,]+), is above 2\^24/);
    expect(granite).toBe(pairingGas(586n));
    expect(granite).toBeGreaterThan(2n ** 24n);
    const [spare] = numbersIn(page, /Jovian's fits with ([\d,]+) gas to spare/);
    expect(spare).toBe(2n ** 24n - pairingGas(427n));
    const [four] = numbersIn(page, /four pairs stays at ([\d,]+) gas/);
    expect(four).toBe(pairingGas(4n));
  });

  it("has the precompile table's limits", () => {
    const limits = numbersIn(
      page,
      /\| bn256 pairing \| `0x08` \| ([\d,]+) bytes \| ([\d,]+) bytes \| ([\d,]+) bytes \|/,
    );
    expect(limits).toEqual([112_687n, 81_984n, 57_600n]);
  });
});

describe('MODEXP on the Osaka page', () => {
  it('has the prices of an RSA-2048 verification', () => {
    const [bytes = 0n, words = 0n, iterations = 0n] = numbersIn(
      page,
      /uses (\d+) bytes, which are (\d+) words, and (\d+) iterations/,
    );
    expect(bytes / 8n).toBe(words);
    const [exponent = 0n] = numbersIn(page, /exponent ([\d,]+) uses/);
    expect(BigInt(exponent.toString(2).length - 1)).toBe(iterations);
    const [before] = numbersIn(page, /32² × 16 ÷ 3 = ([\d,]+) gas/);
    expect((words ** 2n * iterations) / 3n).toBe(before);
    const [since] = numbersIn(page, /2 × 32² × 16 = ([\d,]+) gas/);
    expect(2n * words ** 2n * iterations).toBe(since);
  });
});

describe('P256VERIFY on the Osaka page', () => {
  it('costs twice as much as before', () => {
    const [before = 0n, since] = numbersIn(page, /EIP-7951 \| ([\d,]+) gas \| ([\d,]+) gas \|/);
    expect(2n * before).toBe(since);
  });
});
