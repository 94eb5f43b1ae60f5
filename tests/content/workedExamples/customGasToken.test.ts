import { toFunctionSelector } from 'viem';

import { numbersIn, pageText } from './pageText';

const page = pageText('stack/features/custom-gas-token.mdx');
const largestScalar = 2n ** 32n - 1n;

function dataFee(baseFeeScalar: bigint, blobBaseFeeScalar: bigint): bigint {
  const size = 836_500n * 300n - 42_585_600n;
  return (size * (16n * baseFeeScalar * 10n ** 10n + blobBaseFeeScalar * 10n ** 9n)) / 10n ** 12n;
}

describe("a custom gas token chain's fees", () => {
  const [base = 0n, blob = 0n, rate = 0n, scaledBase = 0n, scaledBlob = 0n] = numbersIn(
    page,
    /scalars ([\d,]+) and ([\d,]+)\. If one ether is worth ([\d,]+) tokens, they become ([\d,]+) and ([\d,]+)\./,
  );

  it('have scalars that follow from the rate and are in range', () => {
    expect(base * rate).toBe(scaledBase);
    expect(blob * rate).toBe(scaledBlob);
    expect(scaledBlob).toBeLessThanOrEqual(largestScalar);
    expect(numbersIn(page, /scalar is a `uint32`, at most ([\d,]+)\./)).toEqual([largestScalar]);
    expect(numbersIn(page, /up to a rate of ([\d,]+)\./)).toEqual([largestScalar / blob]);
  });

  it('match the formula', () => {
    expect(numbersIn(page, /costs ([\d,]+) units with ether/)).toEqual([dataFee(base, blob)]);
    const [fee = 0n] = numbersIn(page, /then costs ([\d,]+) units/);
    expect(fee).toBe(dataFee(scaledBase, scaledBlob));
    const [, tokens = ''] = /units, which is ([\d.]+) tokens/.exec(page) ?? [];
    expect((Number(fee) / 1e18).toFixed(5)).toBe(tokens);
  });
});

describe('the intent on the page on custom gas tokens', () => {
  it('has the liquidity that the text names', () => {
    const [units = 0n] = numbersIn(page, /initialLiquidity = "(0x[\da-f]+)"/);
    expect(numbersIn(page, /The example is ([\d,]+) tokens/)).toEqual([units / 10n ** 18n]);
  });
});

describe('errors on the page on custom gas tokens', () => {
  const rows = [...page.matchAll(/\| `(\w+\(\))` \| `(0x[\da-f]{8})` \|/g)].map(([, error, selector]) => [
    error,
    selector,
  ]);

  it('are listed', () => {
    expect(rows).toHaveLength(6);
  });

  it.each(rows)('have the right selector: %s', (error = '', selector) => {
    expect(toFunctionSelector(`function ${error}`)).toBe(selector);
  });
});
