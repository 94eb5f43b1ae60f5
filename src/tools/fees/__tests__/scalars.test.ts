import { decodeScalars, encodeScalars, UINT32_MAX } from '@site/src/tools/fees/scalars';
import { unwrap } from '../../../../tests/support/result';

/**
 * The word, and its decimal form, that OP Mainnet was set to at Ecotone: superchain-ops@e928e877,
 * tasks/eth/005-2-ecotone-set-gas-config/README.md
 */
const ecotoneWord = '0x010000000000000000000000000000000000000000000000000c5fc500000558';
const ecotoneNumber = '452312848583266388373324160190187140051835877600158453279134670530344387928';
const ecotone = { baseFeeScalar: 1_368n, blobBaseFeeScalar: 810_949n };

test('the scalars of OP Mainnet at Ecotone pack to the word it was set to', () => {
  expect(unwrap(encodeScalars(ecotone))).toBe(ecotoneWord);
  expect(BigInt(unwrap(encodeScalars(ecotone))).toString()).toBe(ecotoneNumber);
});

test.each([
  ecotoneWord,
  ecotoneNumber,
  ecotoneWord.toUpperCase().replace('0X', '0x'),
  ` ${ecotoneWord}\n`,
  ecotoneWord.slice(2),
])('the word is read back from %j', (text) => {
  expect(unwrap(decodeScalars(text))).toEqual({ version: 1, ...ecotone });
});

test('64 digits with a leading zero are a word without its 0x, also where all of them are decimal', () => {
  const word = `01${'0'.repeat(54)}00001368`;
  expect(unwrap(decodeScalars(word))).toEqual({
    version: 1,
    baseFeeScalar: 0x1368n,
    blobBaseFeeScalar: 0n,
  });
  expect(decodeScalars(`1${'0'.repeat(63)}`)).toMatchObject({ value: { version: 0 } });
});

test('a word of version 0 holds a base fee scalar alone', () => {
  expect(unwrap(decodeScalars('684000'))).toEqual({
    version: 0,
    baseFeeScalar: 684_000n,
    blobBaseFeeScalar: 0n,
  });
});

test('a word of version 0 that overflows counts as the largest scalar', () => {
  expect(unwrap(decodeScalars('4294967296')).baseFeeScalar).toBe(UINT32_MAX);
});

test.each([
  ['0x02' + '00'.repeat(31), 'The first byte is 2, but only versions 0 and 1 of the encoding exist.'],
  [
    '0x01' + '00'.repeat(22) + '01' + '00'.repeat(8),
    'Bytes 1 to 23 of a version 1 word must be zero, but one of them is not.',
  ],
  ['word', 'The word must be 0x with up to 64 hexadecimal digits, or a whole number of up to 78 digits.'],
  ['', 'The word must be 0x with up to 64 hexadecimal digits, or a whole number of up to 78 digits.'],
  ['-1', 'The word must be 0x with up to 64 hexadecimal digits, or a whole number of up to 78 digits.'],
  [
    '0x' + 'f'.repeat(65),
    'The word must be 0x with up to 64 hexadecimal digits, or a whole number of up to 78 digits.',
  ],
  [(1n << 256n).toString(), 'The number does not fit in 256 bits.'],
])('%j is refused in one sentence', (text, message) => {
  expect(decodeScalars(text)).toEqual({ ok: false, problem: { field: 'word', message } });
});

test('a scalar of more than 32 bits is refused by name', () => {
  expect(encodeScalars({ baseFeeScalar: 1n, blobBaseFeeScalar: UINT32_MAX + 1n })).toEqual({
    ok: false,
    problem: {
      field: 'blobBaseFeeScalar',
      message: 'blobBaseFeeScalar must lie between 0 and 4,294,967,295, the most that 32 bits hold.',
    },
  });
});
