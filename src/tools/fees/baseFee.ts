import { ceilDiv } from '../../lib/units';

/** Parameters by which the base fee of a chain moves. */
export interface Eip1559Params {
  /** The gas limit divided by this is the target. */
  readonly elasticity: bigint;
  /** The larger it is, the less the base fee moves from one block to the next. */
  readonly denominator: bigint;
  /** Wei below which the base fee does not fall, since Jovian; none where it is left out. */
  readonly minBaseFee?: bigint;
}

/** What the base fee of the next block depends on. */
export interface ParentBlock {
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  /** Gas that the data of the block counts for since Jovian; nothing where it is left out. */
  readonly daFootprint?: bigint;
  readonly baseFee: bigint;
}

/** Gas that a block uses when the base fee is to stay where it is. */
export function gasTarget(gasLimit: bigint, elasticity: bigint): bigint {
  return gasLimit / elasticity;
}

/**
 * The base fee in wei of the block after `parent`.
 * https://specs.optimism.io/protocol/jovian/exec-engine.html#minimum-base-fee-in-block-header
 */
export function nextBaseFee(parent: ParentBlock, params: Eip1559Params): bigint {
  const computed = unclampedBaseFee(parent, params);
  const { minBaseFee = 0n } = params;
  return computed < minBaseFee ? minBaseFee : computed;
}

function unclampedBaseFee(
  { gasLimit, gasUsed, daFootprint = 0n, baseFee }: ParentBlock,
  { elasticity, denominator }: Eip1559Params,
): bigint {
  const target = gasTarget(gasLimit, elasticity);
  const metered = gasUsed > daFootprint ? gasUsed : daFootprint;
  if (metered === target) return baseFee;
  if (metered > target) {
    const rise = ((metered - target) * baseFee) / target / denominator;
    // Above the target the fee always moves, or a fee of a few wei would stay there for good.
    return baseFee + (rise > 0n ? rise : 1n);
  }
  return baseFee - ((target - metered) * baseFee) / target / denominator;
}

/** A block of a series: how full it is, and the parameters in its header, which set the base fee of the next. */
export interface SeriesBlock extends Omit<ParentBlock, 'baseFee'> {
  readonly params: Eip1559Params;
}

/** Base fees of a run of blocks; the first is the one started from. `blockAt` is asked for each block but the last. */
export function baseFeeSeries(
  start: bigint,
  blocks: number,
  blockAt: (block: number) => SeriesBlock,
): bigint[] {
  const fees = [start];
  let baseFee = start;
  for (let block = 0; block < blocks; block += 1) {
    const { params, ...parent } = blockAt(block);
    baseFee = nextBaseFee({ ...parent, baseFee }, params);
    fees.push(baseFee);
  }
  return fees;
}

/**
 * The base fee at which empty blocks leave one: the minimum, or where a step down, which is `baseFee / denominator`
 * rounded down, is nothing.
 */
export function restingBaseFee(baseFee: bigint, { denominator, minBaseFee = 0n }: Eip1559Params): bigint {
  const rest = baseFee < denominator ? baseFee : denominator - 1n;
  return rest < minBaseFee ? minBaseFee : rest;
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
