import { SCALAR_UNIT } from './dataFee';

/** Parameters of the fee that an operator can charge since Isthmus. */
export interface OperatorFeeParams {
  /** 32 bits. What one unit is worth depends on the upgrade; see {@link operatorFee}. */
  readonly operatorFeeScalar: bigint;
  /** Wei per transaction; 64 bits. */
  readonly operatorFeeConstant: bigint;
}

/** Upgrades that set the formula of the operator fee. */
export type OperatorFeeRules = 'isthmus' | 'jovian';

/**
 * Wei per gas that one unit of the scalar stands for since Jovian; in Isthmus it is a millionth of a wei.
 * https://specs.optimism.io/protocol/jovian/exec-engine.html#operator-fee
 */
export const JOVIAN_SCALAR_WEI = 100n;

/**
 * The operator fee in wei. With the gas limit it is what is set aside before execution, with the gas used what
 * is kept afterwards.
 *
 * @param rules Jovian's are those of Karst as well
 */
export function operatorFee(
  gas: bigint,
  { operatorFeeScalar, operatorFeeConstant }: OperatorFeeParams,
  rules: OperatorFeeRules,
): bigint {
  const byGas = gas * operatorFeeScalar;
  return (rules === 'isthmus' ? byGas / SCALAR_UNIT : byGas * JOVIAN_SCALAR_WEI) + operatorFeeConstant;
}
