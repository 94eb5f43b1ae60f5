import { fail, ok, problemOf, type Result } from '@site/src/lib/result';

const wrong: Result<bigint, 'fee' | 'gas'> = fail('fee', 'The fee has to be a number.');

test('a problem is told beside the input that has it, and beside no other', () => {
  expect(problemOf(wrong, 'fee')).toBe('The fee has to be a number.');
  expect(problemOf(wrong, 'gas')).toBeUndefined();
});

test('a problem of any input is told with the outcome', () => {
  expect(problemOf(wrong)).toBe('The fee has to be a number.');
});

test('a figure has no problem', () => {
  expect(problemOf(ok(1n))).toBeUndefined();
});
