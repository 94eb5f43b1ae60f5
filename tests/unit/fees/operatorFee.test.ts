import { operatorFee } from '@site/src/fees/operatorFee';
import { UINT32_MAX, UINT64_MAX } from '@site/src/fees/scalars';

test('the operator fee is the one of TestNewOperatorCostFunc in op-geth@c748ae6b', () => {
  expect(
    operatorFee(1_618n, {
      operatorFeeScalar: 1_439_103_868n,
      operatorFeeConstant: 1_256_417_826_609_331_460n,
    }),
  ).toBe(1_256_417_826_611_659_930n);
});

test('the largest parameters give a fee of 77 bits, as the Isthmus specification says', () => {
  const largest = operatorFee(UINT64_MAX, { operatorFeeScalar: UINT32_MAX, operatorFeeConstant: UINT64_MAX });
  expect(largest.toString(2)).toHaveLength(77);
  expect(Number(largest) / 7.924660923989131e22).toBeCloseTo(1, 12);
});

test('parameters of zero charge nothing', () => {
  expect(operatorFee(30_000_000n, { operatorFeeScalar: 0n, operatorFeeConstant: 0n })).toBe(0n);
});
