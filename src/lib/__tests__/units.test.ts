import {
  ceilDiv,
  formatEther,
  formatGwei,
  formatRounded,
  formatUnits,
  groupDigits,
  parseDecimal,
} from '@site/src/lib/units';
import { unwrap } from '../../../tests/support/result';

const gwei = { field: 'fee', name: 'The base fee', decimals: 9 } as const;

test.each([
  ['1', 1_000_000_000n],
  ['0.5', 500_000_000n],
  ['.5', 500_000_000n],
  ['7.', 7_000_000_000n],
  [' 1,000.25 ', 1_000_250_000_000n],
  ['1_000', 1_000_000_000_000n],
  ['12\u202f345\u202f678', 12_345_678_000_000_000n],
  ['1\u00a0000', 1_000_000_000_000n],
  ['0125', 125_000_000_000n],
  ['0.000000001', 1n],
])('%j is read exactly', (text, expected) => {
  expect(unwrap(parseDecimal(text, gwei))).toBe(expected);
});

test.each([
  ['', 'The base fee is empty; type a number.'],
  ['.', 'The base fee must be a number such as 12 or 0.5, without a sign or an exponent.'],
  ['-1', 'The base fee must be a number such as 12 or 0.5, without a sign or an exponent.'],
  ['1e9', 'The base fee must be a number such as 12 or 0.5, without a sign or an exponent.'],
  [
    '1,00',
    'The base fee must be a number such as 12 or 0.5, without a sign or an exponent; use a point for decimals.',
  ],
  [
    '0,125',
    'The base fee must be a number such as 12 or 0.5, without a sign or an exponent; use a point for decimals.',
  ],
  [
    '1.000,25',
    'The base fee must be a number such as 12 or 0.5, without a sign or an exponent; use a point for decimals.',
  ],
  [
    '1,000 000',
    'The base fee must be a number such as 12 or 0.5, without a sign or an exponent; use a point for decimals.',
  ],
  ['0x10', 'The base fee must be a number such as 12 or 0.5, without a sign or an exponent.'],
  ['NaN', 'The base fee must be a number such as 12 or 0.5, without a sign or an exponent.'],
  ['0.0000000001', 'The base fee takes at most 9 decimals.'],
  ['9'.repeat(41), 'The base fee is longer than 40 characters.'],
])('%j is refused in one sentence', (text, message) => {
  expect(parseDecimal(text, gwei)).toEqual({ ok: false, problem: { field: 'fee', message } });
});

test('limits are named in the unit that was typed', () => {
  expect(parseDecimal('11', { ...gwei, max: 10_000_000_000n })).toMatchObject({
    problem: { message: 'The base fee must be at most 10.' },
  });
  expect(parseDecimal('0.1', { ...gwei, min: 500_000_000n })).toMatchObject({
    problem: { message: 'The base fee must be at least 0.5.' },
  });
  expect(parseDecimal('1.5', { field: 'n', name: 'The number' })).toMatchObject({
    problem: { message: 'The number must be a whole number.' },
  });
});

test('amounts are shown exactly', () => {
  expect(formatGwei(1n)).toBe('0.000000001');
  expect(formatEther(1_234_500_000_000_000_000_000n)).toBe('1,234.5');
  expect(formatUnits(-1_500n, 3)).toBe('-1.5');
  expect(groupDigits(1_234_567n)).toBe('1,234,567');
});

test('amounts are rounded half up for reading', () => {
  expect(formatRounded(1_255n, 2, 1)).toBe('12.6');
  expect(formatRounded(1_249n, 2, 0)).toBe('12');
  expect(formatRounded(-1_250n, 2, 0)).toBe('-13');
  expect(formatRounded(5n, 2, 4)).toBe('0.05');
});

test('division rounds up', () => {
  expect([ceilDiv(0n, 3n), ceilDiv(3n, 3n), ceilDiv(4n, 3n)]).toEqual([0n, 1n, 2n]);
});

test('where only whole numbers are taken, nothing is said of a point for decimals', () => {
  expect(parseDecimal('1,5', { field: 'n', name: 'The number' })).toMatchObject({
    problem: { message: 'The number must be a number such as 12, without a sign or an exponent.' },
  });
});
