import { fastLzLength, fastLzUpperBound } from '@site/src/tools/fees/fastLz';
import { parseHex } from '@site/src/tools/fees/hex';
import { unwrap } from '../../../../tests/support/result';
import { contractCall, emptyTransaction } from './vectors';

const bytesOf = (hex: string) =>
  unwrap(parseHex(hex, { field: 'input', name: 'The input', maxBytes: 200_000 }));

// TestFlzCompressLen in core/types/rollup_cost_test.go, ethereum-optimism/op-geth@c748ae6b
test.each([
  ['nothing', new Uint8Array(0), 0],
  ['a thousand ones', new Uint8Array(1000).fill(1), 21],
  ['a thousand zeros', new Uint8Array(1000), 21],
  ['an empty transaction', bytesOf(emptyTransaction), 31],
  ['a contract call on OP Mainnet', bytesOf(contractCall), 202],
])('%s compresses to the length that op-geth computes', (_name, bytes, expected) => {
  expect(fastLzLength(bytes)).toBe(expected);
});

// Lengths from fastlz.c (ariya/FastLZ@344eb402), at the edges of its runs, matches and tail.
test.each([
  [1, 2],
  [32, 33],
  [33, 35],
  [64, 66],
  [65, 68],
])('%i bytes that never repeat take one byte more for each run of 32', (size, expected) => {
  expect(fastLzLength(Uint8Array.from({ length: size }, (_, index) => index * 3 + 1))).toBe(expected);
});

test('a repetition more than 8191 bytes back is not found', () => {
  const noise = Uint8Array.from({ length: 64 }, (_, index) => (index * 151 + 7) % 256);
  const repeatedAfter = (gap: number) => {
    const bytes = new Uint8Array(64 + gap + 64);
    bytes.set(noise);
    bytes.set(noise, 64 + gap);
    return fastLzLength(bytes);
  };
  expect(repeatedAfter(9000)).toBeGreaterThan(repeatedAfter(4000) + 30);
});

test('the upper bound is the one of the GasPriceOracle', () => {
  // test_getL1FeeMinimumBound_succeeds and test_getL1FeeRegression_succeeds in GasPriceOracle.t.sol: sizes with 68 added
  expect(fastLzUpperBound(5 + 68)).toBe(89);
  expect(fastLzUpperBound(161 + 68)).toBe(245);
});

/** Deterministic bytes with some repetition. */
function patchwork(seed: number, size: number, alphabet: number): Uint8Array {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const copied = at > 4 && next(3) > 0 ? next(at - 3) : undefined;
    // Most runs are short; some are longer than the longest match.
    const run = Math.min(size - at, next(12) === 0 ? 300 + next(600) : 1 + next(14));
    for (let index = 0; index < run; index += 1) {
      bytes[at + index] = copied === undefined ? next(alphabet) : (bytes[copied + index] ?? 0);
    }
    at += run;
  }
  return bytes;
}

// Sums of the lengths that fastlz_compress_level(1, …) of ariya/FastLZ@344eb402 returns for the same inputs.
test.each([
  ['short', 14, 40, 3, 600, 14_567],
  ['middling', 200, 400, 256, 200, 30_896],
  ['long, of few values', 3_000, 6_000, 4, 20, 24_267],
  ['longer than the distance of a match', 20_000, 24_000, 256, 5, 49_537],
])(
  'patchworks that are %s compress to as many bytes as with fastlz.c',
  (_name, from, to, alphabet, count, sum) => {
    let total = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      total += fastLzLength(patchwork(seed, from + ((seed * 7) % (to - from)), alphabet));
    }
    expect(total).toBe(sum);
  },
);
