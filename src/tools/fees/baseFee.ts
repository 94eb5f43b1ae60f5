import { ceilDiv } from '../../lib/units';

/** Parameters of a chain's base fee. */
export interface Eip1559Params {
  /** The target is the gas limit divided by this. */
  readonly elasticity: bigint;
  /** The larger it is, the less the base fee changes per block. */
  readonly denominator: bigint;
  /** Minimum base fee in wei, since Jovian; none if omitted. */
  readonly minBaseFee?: bigint;
}

/** What the base fee of the next block depends on. */
export interface ParentBlock {
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  /** DA footprint of the block in gas, since Jovian; none if omitted. */
  readonly daFootprint?: bigint;
  readonly baseFee: bigint;
}

/** Gas per block at which the base fee stays the same. */
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
    // Above the target the fee rises by at least 1 wei, or a fee of a few wei would never rise.
    return baseFee + (rise > 0n ? rise : 1n);
  }
  return baseFee - ((target - metered) * baseFee) / target / denominator;
}

/** A block of a series, with the parameters in its header that set the base fee of the next. */
export interface SeriesBlock extends Omit<ParentBlock, 'baseFee'> {
  readonly params: Eip1559Params;
}

/**
 * Base fees of consecutive blocks, starting with the given one. `blockAt` is called for each block but the
 * last.
 */
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
 * Where the base fee settles with empty blocks: at the minimum, or where `baseFee / denominator` rounds down
 * to 0.
 */
export function restingBaseFee(baseFee: bigint, { denominator, minBaseFee = 0n }: Eip1559Params): bigint {
  const rest = baseFee < denominator ? baseFee : denominator - 1n;
  return rest < minBaseFee ? minBaseFee : rest;
}

/**
 * Largest change per block, in hundredths of a percent, rounded up. If the elasticity does not divide the gas
 * limit, a full block exceeds the target by slightly more than the elasticity.
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

/** Blocks until full blocks at least double a base fee, and until empty ones at least halve it. */
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
      // At the target, or where a step rounds to nothing, it never changes again.
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
