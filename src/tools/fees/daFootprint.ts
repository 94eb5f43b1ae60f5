import { fjordEstimatedSize, SCALAR_UNIT } from './dataFee';

/** The scalar in force if a chain has set 0. https://specs.optimism.io/protocol/jovian/l1-attributes.html */
export const DEFAULT_DA_FOOTPRINT_GAS_SCALAR = 400n;
/** Maximum, 16 bits. */
export const DA_FOOTPRINT_GAS_SCALAR_MAX = 0xffffn;

/** The scalar in force: 0 means the default. */
export function daFootprintScalar(set: bigint): bigint {
  return set === 0n ? DEFAULT_DA_FOOTPRINT_GAS_SCALAR : set;
}

/**
 * A non-deposit transaction's share of the DA footprint of its block since Jovian, in gas. A block's
 * footprint may not exceed its gas limit.
 * https://specs.optimism.io/protocol/jovian/exec-engine.html#da-footprint-block-limit
 *
 * @param scalar as the chain has set it
 */
export function daFootprint(fastLzBytes: bigint, scalar: bigint): bigint {
  return (fjordEstimatedSize(fastLzBytes) / SCALAR_UNIT) * daFootprintScalar(scalar);
}
