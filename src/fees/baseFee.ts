import { ceilDiv } from './units';

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
 * The base fee at which empty blocks leave one: a step down is `baseFee / denominator` rounded down, so that it is
 * nothing below the denominator.
 */
export function restingBaseFee(baseFee: bigint, { denominator }: Eip1559Params): bigint {
  return baseFee < denominator ? baseFee : denominator - 1n;
}

/**
 * Change from one block to the next at most, in hundredths of a percent and rounded up. Where the elasticity does not
 * divide the gas limit, a full block is above the target by a little more than the elasticity says.
 */
export function largestSteps(
  gasLimit: bigint,
  { elasticity, denominator }: Eip1559Params,
): { readonly up: bigint; readonly down: bigint } {
  const target = gasTarget(gasLimit, elasticity);
  return {
    up: ceilDiv((gasLimit - target) * 10_000n, target * denominator),
    down: ceilDiv(10_000n, denominator),
  };
}

/** Blocks until full blocks have at least doubled a base fee, and until empty ones have at least halved it. */
export function blocksToFactorOfTwo(
  start: Pick<ParentBlock, 'gasLimit' | 'baseFee'>,
  params: Eip1559Params,
  mostBlocks = 100_000,
): { readonly double: number | undefined; readonly halve: number | undefined } {
  const count = (gasUsed: bigint, done: (fee: bigint) => boolean): number | undefined => {
    let baseFee = start.baseFee;
    for (let block = 1; block <= mostBlocks; block += 1) {
      const next = nextBaseFee({ ...start, gasUsed, baseFee }, params);
      if (done(next)) return block;
      // On target, or where a step down rounds to nothing, it stays for good.
      if (next === baseFee) return undefined;
      baseFee = next;
    }
    return undefined;
  };
  return {
    double: count(start.gasLimit, (fee) => fee >= start.baseFee * 2n),
    halve: count(0n, (fee) => fee * 2n <= start.baseFee),
  };
}
