import {
  baseFeeSeries,
  blocksToFactorOfTwo,
  gasTarget,
  largestSteps,
  restingBaseFee,
  type Eip1559Params,
  type SeriesBlock,
} from './baseFee';
import { fail, ok, type Result } from '../../lib/result';
import { UINT32_MAX, UINT64_MAX } from './scalars';
import { formatRounded, GWEI_DECIMALS, parseDecimal } from '../../lib/units';

/** Rules in force during the run. */
export const runRules = ['jovian', 'isthmus', 'crossing-jovian', 'crossing-karst'] as const;
export type RunRules = (typeof runRules)[number];

/**
 * Gas of Karst's 31 upgrade transactions, by which the gas limit rises in its activation block; it stays up
 * until the chain sets it again. ethereum-optimism/optimism@eefdfb53,
 * op-core/nuts/bundles/karst_nut_bundle.json
 */
export const KARST_UPGRADE_GAS = 55_370_657n;

/** The form's fields as typed. */
export interface BaseFeeForm {
  readonly rules: RunRules;
  /** Number of the activation block; used only if an upgrade activates. */
  readonly activation: string;
  /** Gwei; used only under Jovian's rules. */
  readonly minBaseFee: string;
  /** DA footprint on the middle line, as a percentage of the gas limit; used only under Jovian's rules. */
  readonly footprint: string;
  readonly elasticity: string;
  readonly denominator: string;
  /** Gas. */
  readonly gasLimit: string;
  /** Gwei. */
  readonly baseFee: string;
  /** Gas used on the middle line, as a percentage of the gas limit. */
  readonly fill: string;
  readonly blocks: string;
  /** Seconds. */
  readonly blockTime: string;
}

/** A field of the form. */
export type BaseFeeField = keyof BaseFeeForm;

/** Base fees over a run of blocks: full, filled as chosen, and empty. */
export interface BaseFeeRun {
  readonly params: Eip1559Params;
  readonly gasLimit: bigint;
  readonly target: bigint;
  readonly blocks: number;
  readonly blockTime: bigint;
  /** Hundredths of a percent of the gas limit. */
  readonly fill: bigint;
  /** The upgrade that activates, and its block. */
  readonly crossing: { readonly fork: 'jovian' | 'karst'; readonly block: number } | undefined;
  /** In force at the end of the run; 0 for none. */
  readonly minBaseFee: bigint;
  readonly full: readonly bigint[];
  readonly chosen: readonly bigint[];
  readonly empty: readonly bigint[];
  /** Largest change per block, in hundredths of a percent. */
  readonly steps: { readonly up: bigint; readonly down: bigint };
  /** Blocks until the fee doubles or halves; undefined if it never does, or not within the limit. */
  readonly double: number | undefined;
  readonly halve: number | undefined;
  /** Where empty blocks leave it. */
  readonly rest: bigint;
}

const MOST_BLOCKS = 1_800n;
const MOST_GAS = 10n ** 12n;

/** Computes the plot's three lines, or reports the invalid field. */
export function baseFeeRun(form: BaseFeeForm): Result<BaseFeeRun, BaseFeeField> {
  const elasticity = parseDecimal(form.elasticity, {
    field: 'elasticity',
    name: 'The elasticity',
    min: 1n,
    max: 1_000n,
  });
  if (!elasticity.ok) return elasticity;
  const denominator = parseDecimal(form.denominator, {
    field: 'denominator',
    name: 'The denominator',
    min: 1n,
    max: UINT32_MAX,
  });
  if (!denominator.ok) return denominator;
  const gasLimit = parseDecimal(form.gasLimit, {
    field: 'gasLimit',
    name: 'The gas limit',
    min: 1n,
    max: MOST_GAS,
  });
  if (!gasLimit.ok) return gasLimit;
  const baseFee = parseDecimal(form.baseFee, {
    field: 'baseFee',
    name: 'The base fee',
    decimals: GWEI_DECIMALS,
    min: 1n,
    max: 10n ** 24n,
  });
  if (!baseFee.ok) return baseFee;
  const fill = parseDecimal(form.fill, {
    field: 'fill',
    name: 'The fill of the blocks',
    decimals: 2,
    max: 10_000n,
  });
  if (!fill.ok) return fill;
  const blocks = parseDecimal(form.blocks, {
    field: 'blocks',
    name: 'The number of blocks',
    min: 2n,
    max: MOST_BLOCKS,
  });
  if (!blocks.ok) return blocks;
  const blockTime = parseDecimal(form.blockTime, {
    field: 'blockTime',
    name: 'The block time',
    min: 1n,
    max: 60n,
  });
  if (!blockTime.ok) return blockTime;

  const rules = readRules(form, blocks.value);
  if (!rules.ok) return rules;

  const target = gasTarget(gasLimit.value, elasticity.value);
  if (target === 0n)
    return fail('gasLimit', 'The gas limit must be at least the elasticity, or the gas target is zero.');

  const { minBaseFee, footprint, crossing } = rules.value;
  const base = { elasticity: elasticity.value, denominator: denominator.value };
  const params = { ...base, minBaseFee };
  const count = Number(blocks.value);
  const start = { baseFee: baseFee.value, gasLimit: gasLimit.value };
  const percentOfLimit = (share: bigint): bigint => (gasLimit.value * share) / 10_000n;
  const series = (use: (limit: bigint) => Pick<SeriesBlock, 'gasUsed' | 'daFootprint'>): bigint[] =>
    baseFeeSeries(baseFee.value, count, (block) => {
      const crossed = crossing !== undefined && block >= crossing.block;
      const jovian = form.rules === 'jovian' || crossing?.fork === 'karst' || crossed;
      const limit = gasLimit.value + (crossed && crossing.fork === 'karst' ? KARST_UPGRADE_GAS : 0n);
      const { gasUsed, daFootprint = 0n } = use(limit);
      return jovian
        ? { gasLimit: limit, gasUsed, daFootprint, params }
        : { gasLimit: limit, gasUsed, params: base };
    });
  return ok({
    params,
    gasLimit: gasLimit.value,
    target,
    blocks: count,
    blockTime: blockTime.value,
    fill: fill.value,
    crossing,
    minBaseFee,
    full: series((limit) => ({ gasUsed: limit })),
    // Demand does not grow with the limit.
    chosen: series(() => ({ gasUsed: percentOfLimit(fill.value), daFootprint: percentOfLimit(footprint) })),
    empty: series(() => ({ gasUsed: 0n })),
    steps: largestSteps(gasLimit.value, params),
    ...blocksToFactorOfTwo(start, crossing?.fork === 'jovian' ? base : params, 10_000),
    rest: restingBaseFee(baseFee.value, params),
  });
}

interface RunRulesRead extends Pick<BaseFeeRun, 'crossing' | 'minBaseFee'> {
  /** Hundredths of a percent of the gas limit. */
  readonly footprint: bigint;
}

function readRules(form: BaseFeeForm, blocks: bigint): Result<RunRulesRead, BaseFeeField> {
  if (form.rules === 'isthmus') return ok({ crossing: undefined, minBaseFee: 0n, footprint: 0n });
  const minBaseFee = parseDecimal<BaseFeeField>(form.minBaseFee, {
    field: 'minBaseFee',
    name: 'The minimum base fee',
    decimals: GWEI_DECIMALS,
    max: UINT64_MAX,
  });
  if (!minBaseFee.ok) return minBaseFee;
  const footprint = parseDecimal<BaseFeeField>(form.footprint, {
    field: 'footprint',
    name: 'The DA footprint of the blocks',
    decimals: 2,
    max: 10_000n,
  });
  if (!footprint.ok) return footprint;
  const read = { minBaseFee: minBaseFee.value, footprint: footprint.value };
  if (form.rules === 'jovian') return ok({ ...read, crossing: undefined });
  const activation = parseDecimal<BaseFeeField>(form.activation, {
    field: 'activation',
    name: 'The block of the activation',
    min: 1n,
    max: blocks - 1n,
  });
  if (!activation.ok) return activation;
  const fork = form.rules === 'crossing-karst' ? 'karst' : 'jovian';
  return ok({ ...read, crossing: { fork, block: Number(activation.value) } });
}

/** Decimal logarithm of a whole number of any size; 0 counts as 1. */
export function log10(value: bigint): number {
  if (value <= 1n) return 0;
  const digits = value.toString();
  const leading = digits.slice(0, 15);
  return Math.log10(Number(leading)) + digits.length - leading.length;
}

const MOST_TICKS = 7;

/** Positions in wei of the lines on a logarithmic axis: few enough to read, at least two. */
export function axisTicks(low: bigint, high: bigint): bigint[] {
  const inside = (tick: bigint): boolean => tick >= low && tick <= high;
  const first = Math.ceil(log10(low));
  const last = Math.floor(log10(high));
  const stride = Math.ceil((last - first + 1) / MOST_TICKS);
  if (stride > 1) {
    // Skipped powers of ten are not computed, because they can have thousands of digits.
    const count = Math.ceil((last - first + 1) / stride);
    return Array.from({ length: count }, (_, index) => 10n ** BigInt(first + index * stride)).filter(inside);
  }
  for (const mantissas of [[1, 2, 5], [1, 3], [1]]) {
    const ticks: bigint[] = [];
    for (let exponent = Math.floor(log10(low)); exponent <= last; exponent += 1) {
      for (const mantissa of mantissas) ticks.push(BigInt(mantissa) * 10n ** BigInt(exponent));
    }
    const shown = ticks.filter(inside);
    if (shown.length < 2) break;
    if (shown.length <= MOST_TICKS) return shown;
  }
  return low === high ? [low] : [low, high];
}

/** Blocks with a row in the table: the ends and even steps between them. */
export function sampleBlocks(blocks: number, rows = 6): number[] {
  const count = Math.min(rows, blocks);
  return Array.from({ length: count + 1 }, (_, index) => Math.round((index * blocks) / count));
}

/** A base fee in gwei with four significant digits, rounded half up. */
export function shortGwei(wei: bigint): string {
  const digits = wei.toString().length;
  if (digits > 24) {
    const leading = Math.round(Number(wei.toString().slice(0, 5)) / 10);
    // 9.9996 becomes 10.00, which is a power more.
    const power = leading === 10_000 ? digits : digits - 1;
    return `${(leading === 10_000 ? 1 : leading / 1_000).toFixed(3)} × 10^${power - GWEI_DECIMALS}`;
  }
  // Four significant digits, but never below a wei and no decimals beside thousands.
  const places = Math.min(GWEI_DECIMALS, Math.max(0, GWEI_DECIMALS - digits + 4));
  return formatRounded(wei, GWEI_DECIMALS, places);
}
