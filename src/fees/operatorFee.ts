import { SCALAR_UNIT } from './dataFee';

/** Parameters of the fee that an operator can charge since Isthmus. */
export interface OperatorFeeParams {
  /** Wei per gas with six decimals; 32 bits. */
  readonly operatorFeeScalar: bigint;
  /** Wei per transaction; 64 bits. */
  readonly operatorFeeConstant: bigint;
}

/**
 * The operator fee in wei. With the gas limit it is what is set aside before execution, with the gas used what
 * is kept afterwards.
 */
export function operatorFee(
  gas: bigint,
  { operatorFeeScalar, operatorFeeConstant }: OperatorFeeParams,
): bigint {
  return (gas * operatorFeeScalar) / SCALAR_UNIT + operatorFeeConstant;
}
