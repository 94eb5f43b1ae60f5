import { operatorFee } from '@site/src/tools/fees/operatorFee';
import { UINT32_MAX, UINT64_MAX } from '@site/src/tools/fees/scalars';

test('the operator fee is the one of TestNewOperatorCostFunc in op-geth@c748ae6b', () => {
  expect(
    operatorFee(
      1_618n,
      {
        operatorFeeScalar: 1_439_103_868n,
        operatorFeeConstant: 1_256_417_826_609_331_460n,
      },
      'isthmus',
    ),
  ).toBe(1_256_417_826_611_659_930n);
});

test.each([
  ['isthmus', 77],
  ['jovian', 103],
] as const)(
  'the largest parameters give a fee of %s of %i bits, as its specification says',
  (rules, bits) => {
    const params = { operatorFeeScalar: UINT32_MAX, operatorFeeConstant: UINT64_MAX };
    expect(operatorFee(UINT64_MAX, params, rules).toString(2)).toHaveLength(bits);
  },
);

test('since Jovian a scalar means 100,000,000 times as much', () => {
  const params = { operatorFeeScalar: 1_000_000n, operatorFeeConstant: 0n };
  expect(operatorFee(21_000n, params, 'jovian')).toBe(operatorFee(21_000n, params, 'isthmus') * 100_000_000n);
});

test.each(['isthmus', 'jovian'] as const)('parameters of zero charge nothing under %s', (rules) => {
  expect(operatorFee(30_000_000n, { operatorFeeScalar: 0n, operatorFeeConstant: 0n }, rules)).toBe(0n);
});
