/** Parameters by which the base fee of a chain moves. */
export interface Eip1559Params {
  /** The gas limit divided by this is the target. */
  readonly elasticity: bigint;
  /** The larger it is, the less the base fee moves from one block to the next. */
  readonly denominator: bigint;
}

/** What the base fee of the next block depends on. */
export interface ParentBlock {
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  readonly baseFee: bigint;
}

/** Gas that a block uses when the base fee is to stay where it is. */
export function gasTarget(gasLimit: bigint, elasticity: bigint): bigint {
  return gasLimit / elasticity;
}

/** The base fee in wei of the block after `parent`. */
export function nextBaseFee(parent: ParentBlock, { elasticity, denominator }: Eip1559Params): bigint {
  const target = gasTarget(parent.gasLimit, elasticity);
  if (parent.gasUsed === target) return parent.baseFee;
  if (parent.gasUsed > target) {
    const rise = ((parent.gasUsed - target) * parent.baseFee) / target / denominator;
    // Above the target the fee always moves, or a fee of a few wei would stay there for good.
    return parent.baseFee + (rise > 0n ? rise : 1n);
  }
  const fall = ((target - parent.gasUsed) * parent.baseFee) / target / denominator;
  return parent.baseFee - fall;
}

/** Base fees of a run of blocks that all use the same gas; the first is the one started from. */
export function baseFeeSeries(start: ParentBlock, params: Eip1559Params, blocks: number): bigint[] {
  const fees = [start.baseFee];
  let baseFee = start.baseFee;
  for (let block = 0; block < blocks; block += 1) {
    baseFee = nextBaseFee({ ...start, baseFee }, params);
    fees.push(baseFee);
  }
  return fees;
}

/**
 * The base fee under which empty blocks no longer lower it: one step down is `baseFee / denominator` rounded
 * down, so that it is nothing below the denominator.
 */
export function restingBaseFee({ denominator }: Eip1559Params): bigint {
  return denominator - 1n;
}

/** Change from one block to the next at most, in hundredths of a percent. */
export function largestSteps({ elasticity, denominator }: Eip1559Params): {
  readonly up: bigint;
  readonly down: bigint;
} {
  return { up: ((elasticity - 1n) * 10_000n) / denominator, down: 10_000n / denominator };
}

/** Blocks until full blocks have at least doubled the base fee, and until empty ones have at least halved it. */
export function blocksToFactorOfTwo(
  gasLimit: bigint,
  params: Eip1559Params,
  mostBlocks = 100_000,
): { readonly double: number | undefined; readonly halve: number | undefined } {
  // Large enough that rounding to whole wei plays no part.
  const baseFee = 10n ** 30n;
  const count = (gasUsed: bigint, done: (fee: bigint) => boolean): number | undefined => {
    let fee = baseFee;
    for (let block = 1; block <= mostBlocks; block += 1) {
      fee = nextBaseFee({ gasLimit, gasUsed, baseFee: fee }, params);
      if (done(fee)) return block;
    }
    return undefined;
  };
  // With an elasticity of one a full block is right on target, and the fee never rises.
  return {
    double: params.elasticity === 1n ? undefined : count(gasLimit, (fee) => fee >= baseFee * 2n),
    halve: count(0n, (fee) => fee * 2n <= baseFee),
  };
}

/** `extraData` of a block header since Holocene: version 0, denominator, elasticity. */
export function encodeHoloceneExtraData({ denominator, elasticity }: Eip1559Params): string {
  const uint32 = (value: bigint): string => value.toString(16).padStart(8, '0');
  return `0x00${uint32(denominator)}${uint32(elasticity)}`;
}
