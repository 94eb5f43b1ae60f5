import { SCALAR_UNIT } from './dataFee';

/** Parameters of the operator fee, since Isthmus. */
export interface OperatorFeeParams {
  /** 32 bits. Its unit depends on the upgrade; see {@link operatorFee}. */
  readonly operatorFeeScalar: bigint;
  /** Wei per transaction; 64 bits. */
  readonly operatorFeeConstant: bigint;
}

/** Upgrades that set the formula of the operator fee. */
export type OperatorFeeRules = 'isthmus' | 'jovian';

/**
 * Wei per gas per unit of the scalar since Jovian; in Isthmus a millionth of a wei.
 * https://specs.optimism.io/protocol/jovian/exec-engine.html#operator-fee
 */
export const JOVIAN_SCALAR_WEI = 100n;

/**
 * The operator fee in wei: reserved with the gas limit, charged with the gas used.
 *
 * @param rules Jovian's apply to Karst as well
 */
export function operatorFee(
  gas: bigint,
  { operatorFeeScalar, operatorFeeConstant }: OperatorFeeParams,
  rules: OperatorFeeRules,
): bigint {
  const byGas = gas * operatorFeeScalar;
  return (rules === 'isthmus' ? byGas / SCALAR_UNIT : byGas * JOVIAN_SCALAR_WEI) + operatorFeeConstant;
}
