/**
 * What an operator pays to publish a chain to L1, and the scalars that recover it.
 *
 * All amounts are whole wei. Costs and scalars round up, revenue down, so that the shown margin is never
 * better than the earned one.
 */
import { FJORD_MINIMUM_SIZE, NONZERO_BYTE_GAS, SCALAR_UNIT, type EcotoneScalars } from './dataFee';
import { JOVIAN_SCALAR_WEI, operatorFee as operatorFeeOf, type OperatorFeeParams } from './operatorFee';
import { fail, ok, type Result } from '../../lib/result';
import { UINT32_MAX, UINT64_MAX } from './scalars';
import { ceilDiv, formatRounded, groupDigits } from '../../lib/units';

/** Where batches go. */
export const dataLayers = ['blobs', 'calldata', 'alt-da'] as const;
export type DataLayer = (typeof dataLayers)[number];

/** What pays for proposals and other costs that do not grow with the data. */
export type Recovery = 'data-fee' | 'operator-fee' | 'none';

/** Bytes that fit into one blob. https://specs.optimism.io/protocol/ecotone/derivation.html#blob-encoding */
export const BLOB_CAPACITY = 130_044n;
/**
 * Maximum blobs per transaction in geth since v1.16.2; 7 before. op-batcher would send nine, a full L1 block.
 */
const MOST_BLOBS = 6n;
/** Blob gas of one blob (EIP-4844). */
const GAS_PER_BLOB = 131_072n;
/** Gas of a transaction before its data. */
const INTRINSIC_GAS = 21_000n;
/** Gas per nonzero calldata byte of a transaction that does little else, since Pectra (EIP-7623). */
export const CALLDATA_BYTE_GAS = 40n;
/** Channel id, frame number, length and last-frame flag. */
const FRAME_OVERHEAD = 23n;
/** First byte of every batcher transaction and every blob. */
const VERSION_BYTE = 1n;
/** Default of op-batcher's `--max-l1-tx-size-bytes`. */
const LARGEST_CALLDATA = 120_000n;
/** Maximum of either scalar in the registry's standard configuration. */
const STANDARD_SCALAR_LIMIT = 10_000_000n;

const MINUTES_PER_DAY = 1_440n;
/** 3,600 L1 blocks of 12 seconds, within which a batch must reach Ethereum. */
const SEQUENCING_WINDOW_MINUTES = 720n;
export const DAYS_PER_MONTH = 30n;
/** Margins and shares are in hundredths of a percent. */
const BASIS = 10_000n;

/** What an operator knows or assumes. Prices are in wei per gas. */
export interface ChainCostInput {
  readonly transactionsPerDay: bigint;
  /** Bytes of an average transaction before compression. */
  readonly rawBytes: bigint;
  /** Compressed size over raw size, with four decimals: 4500 is 0.45. */
  readonly compressionRatio: bigint;
  /** Bytes that Fjord bills for an average transaction. */
  readonly billedBytes: bigint;
  readonly gasPerTransaction: bigint;
  readonly dataLayer: DataLayer;
  /** Blobs per full batcher transaction; ignored unless the data goes to blobs. */
  readonly blobsPerTransaction: bigint;
  /** Minutes after which a channel is closed, full or not. */
  readonly channelMinutes: bigint;
  /** Bytes of one commitment on Ethereum, with its version and type bytes. */
  readonly commitmentBytes: bigint;
  /** Price of the other data layer, in wei per million bytes. */
  readonly altDaPerMegabyte: bigint;
  readonly l1BaseFee: bigint;
  readonly l1PriorityFee: bigint;
  readonly blobBaseFee: bigint;
  readonly proposalMinutes: bigint;
  readonly gasPerProposal: bigint;
  /** Other costs in wei per month: challenger, machines, monitoring. */
  readonly otherPerMonth: bigint;
  readonly recovery: Recovery;
  /** Desired margin over costs, in hundredths of a percent. */
  readonly margin: bigint;
}

/** Batches of one day. */
export interface Batches {
  /** Compressed bytes. */
  readonly bytes: bigint;
  readonly transactions: bigint;
  readonly blobs: bigint;
  /** Execution gas on Ethereum. */
  readonly gas: bigint;
  /** Share of the paid space that is used, in hundredths of a percent. */
  readonly fill: bigint;
}

/** Costs of one day in wei. */
export interface DailyCosts {
  readonly batchGas: bigint;
  readonly blobs: bigint;
  readonly altDa: bigint;
  readonly proposals: bigint;
  readonly other: bigint;
  readonly total: bigint;
}

/** Fee revenue of one day in wei. */
export interface DailyRevenue {
  readonly dataFee: bigint;
  readonly operatorFee: bigint;
  readonly total: bigint;
}

/** The result, with intermediate figures. */
export interface ChainCosts {
  readonly batches: Batches;
  readonly proposalsPerDay: bigint;
  readonly costs: DailyCosts;
  readonly scalars: EcotoneScalars;
  readonly operatorFee: OperatorFeeParams;
  /** The same operator fee charged by gas instead of by transaction; undefined if it exceeds 32 bits. */
  readonly operatorFeeByGas: bigint | undefined;
  readonly revenue: DailyRevenue;
  readonly billedBytes: bigint;
  readonly notes: readonly string[];
}

/** A figure of the input, which a problem can be about. */
export type ChainCostField = keyof ChainCostInput;

/** Batches of one day. */
export function dailyBatches(input: ChainCostInput): Batches {
  const bytes = ceilDiv(input.transactionsPerDay * input.rawBytes * input.compressionRatio, BASIS);
  const periods = ceilDiv(MINUTES_PER_DAY, input.channelMinutes);
  if (input.dataLayer === 'blobs') {
    const room = BLOB_CAPACITY - VERSION_BYTE - FRAME_OVERHEAD;
    const fullChannels = ceilDiv(bytes, room * input.blobsPerTransaction);
    // A busy chain closes channels because they are full, a quiet one because they time out.
    const transactions = fullChannels > periods ? fullChannels : periods;
    const blobs =
      fullChannels > periods ? ceilDiv(bytes, room) : periods * ceilDiv(ceilDiv(bytes, periods), room);
    return {
      bytes,
      transactions,
      blobs,
      gas: transactions * INTRINSIC_GAS,
      fill: (bytes * BASIS) / (blobs * room),
    };
  }
  const room = LARGEST_CALLDATA - VERSION_BYTE - FRAME_OVERHEAD;
  const full = ceilDiv(bytes, room);
  const transactions = full > periods ? full : periods * ceilDiv(ceilDiv(bytes, periods), room);
  const posted =
    input.dataLayer === 'calldata'
      ? bytes + transactions * (VERSION_BYTE + FRAME_OVERHEAD)
      : transactions * input.commitmentBytes;
  return {
    bytes,
    transactions,
    blobs: 0n,
    gas: transactions * INTRINSIC_GAS + posted * CALLDATA_BYTE_GAS,
    fill: (bytes * BASIS) / (transactions * room),
  };
}

/** L1 data fees and operator fees of a day's transactions, under Jovian's rules. */
export function dailyRevenue(
  input: ChainCostInput,
  { baseFeeScalar, blobBaseFeeScalar }: EcotoneScalars,
  operatorFeeParams: OperatorFeeParams,
): DailyRevenue {
  const perByte = NONZERO_BYTE_GAS * baseFeeScalar * input.l1BaseFee + blobBaseFeeScalar * input.blobBaseFee;
  const dataFee = ((input.billedBytes * perByte) / SCALAR_UNIT) * input.transactionsPerDay;
  const operatorFee =
    operatorFeeOf(input.gasPerTransaction, operatorFeeParams, 'jovian') * input.transactionsPerDay;
  return { dataFee, operatorFee, total: dataFee + operatorFee };
}

/** Computes the costs, and the scalars that recover them with the desired margin. */
export function chainCosts(input: ChainCostInput): Result<ChainCosts, ChainCostField> {
  const wrong = check(input);
  if (wrong) return fail(wrong.field, wrong.message);

  const batches = dailyBatches(input);
  const l1Price = input.l1BaseFee + input.l1PriorityFee;
  const proposalsPerDay = ceilDiv(MINUTES_PER_DAY, input.proposalMinutes);
  const proposalGas = proposalsPerDay * input.gasPerProposal;
  const costs = sum({
    batchGas: batches.gas * l1Price,
    blobs: batches.blobs * GAS_PER_BLOB * input.blobBaseFee,
    altDa: input.dataLayer === 'alt-da' ? ceilDiv(batches.bytes * input.altDaPerMegabyte, 1_000_000n) : 0n,
    proposals: proposalGas * l1Price,
    other: ceilDiv(input.otherPerMonth, DAYS_PER_MONTH),
  });

  const billedBytes = input.transactionsPerDay * input.billedBytes;
  const wanted = BASIS + input.margin;
  const byDataFee = input.recovery === 'data-fee';
  // Costs without their own price on Ethereum are recovered by the base fee scalar at the given base fee.
  const fixedByDataFee = byDataFee ? costs.proposals + costs.other + costs.altDa : 0n;
  const baseFeeScalar = ceilDiv(
    (costs.batchGas + fixedByDataFee) * wanted * SCALAR_UNIT,
    BASIS * NONZERO_BYTE_GAS * billedBytes * input.l1BaseFee,
  );
  // The blob base fee cancels out: this scalar holds at any blob price.
  const blobBaseFeeScalar = ceilDiv(batches.blobs * GAS_PER_BLOB * wanted * SCALAR_UNIT, BASIS * billedBytes);
  for (const [name, value] of [
    ['baseFeeScalar', baseFeeScalar],
    ['blobBaseFeeScalar', blobBaseFeeScalar],
  ] as const) {
    if (value > UINT32_MAX) {
      return fail(
        'transactionsPerDay',
        `So few bytes are billed that recovering the costs needs a ${name} of ${groupDigits(value)}, more than the ${groupDigits(UINT32_MAX)} that 32 bits hold.`,
      );
    }
  }

  const byOperator = input.recovery === 'operator-fee' ? costs.proposals + costs.other + costs.altDa : 0n;
  const operatorFeeConstant = ceilDiv(byOperator * wanted, BASIS * input.transactionsPerDay);
  if (operatorFeeConstant > UINT64_MAX) {
    return fail(
      'otherPerMonth',
      'The operator fee for these costs does not fit in 64 bits of wei per transaction.',
    );
  }
  const byGas = ceilDiv(
    byOperator * wanted,
    BASIS * input.transactionsPerDay * input.gasPerTransaction * JOVIAN_SCALAR_WEI,
  );

  const scalars = { baseFeeScalar, blobBaseFeeScalar };
  const operatorFee = { operatorFeeScalar: 0n, operatorFeeConstant };
  return ok({
    batches,
    proposalsPerDay,
    costs,
    scalars,
    operatorFee,
    operatorFeeByGas: byGas <= UINT32_MAX ? byGas : undefined,
    revenue: dailyRevenue(input, scalars, operatorFee),
    billedBytes,
    notes: notesOn(input, batches, costs, scalars, operatorFee),
  });
}

/** Revenue over costs, minus one, in hundredths of a percent; negative for a loss. */
export function earnedMargin(revenue: bigint, cost: bigint): bigint | undefined {
  if (cost === 0n) return undefined;
  const scaled = revenue * BASIS;
  // Rounds toward minus infinity, so that a loss is never understated.
  const ratio = scaled / cost;
  return ratio - BASIS;
}

/** A margin as shown: one decimal of a percent, two below 1%, rounded down so that it is never overstated. */
export function shownMargin(margin: bigint): bigint {
  const step = margin > -100n && margin < 100n ? 1n : 10n;
  const past = ((margin % step) + step) % step;
  return margin - past;
}

function sum(parts: Omit<DailyCosts, 'total'>): DailyCosts {
  return { ...parts, total: parts.batchGas + parts.blobs + parts.altDa + parts.proposals + parts.other };
}

function check(input: ChainCostInput): { field: ChainCostField; message: string } | undefined {
  const positive: readonly (readonly [ChainCostField, string])[] = [
    ['transactionsPerDay', 'Transactions a day'],
    ['rawBytes', 'The size before compression'],
    ['compressionRatio', 'The compression ratio'],
    ['gasPerTransaction', 'The gas of a transaction'],
    ['channelMinutes', 'The time between batches'],
    ['proposalMinutes', 'The time between proposals'],
    ['l1BaseFee', 'The L1 base fee'],
  ];
  for (const [field, name] of positive) {
    const value = input[field];
    if (typeof value === 'bigint' && value <= 0n)
      return { field, message: `${name} must be more than zero.` };
  }
  if (input.billedBytes < FJORD_MINIMUM_SIZE) {
    return {
      field: 'billedBytes',
      message: `Every transaction is billed for at least ${FJORD_MINIMUM_SIZE} bytes since Fjord, so the average cannot be lower.`,
    };
  }
  if (
    input.dataLayer === 'blobs' &&
    (input.blobsPerTransaction < 1n || input.blobsPerTransaction > MOST_BLOBS)
  ) {
    return {
      field: 'blobsPerTransaction',
      message: `A batcher transaction carries between 1 and ${MOST_BLOBS} blobs.`,
    };
  }
  if (input.channelMinutes > SEQUENCING_WINDOW_MINUTES) {
    return {
      field: 'channelMinutes',
      message: `The time between batches must be at most ${SEQUENCING_WINDOW_MINUTES} minutes, because the standard sequencing window is 3,600 L1 blocks, 12 hours.`,
    };
  }
  return undefined;
}

function notesOn(
  input: ChainCostInput,
  batches: Batches,
  costs: DailyCosts,
  scalars: EcotoneScalars,
  operatorFee: OperatorFeeParams,
): string[] {
  const notes: string[] = [];
  if (input.dataLayer === 'blobs' && batches.fill < 5_000n) {
    notes.push(
      `Blobs are ${formatRounded(batches.fill, 2, 1)}% full. A longer time between batches would fill them better; calldata may be cheaper for a chain this quiet.`,
    );
  }
  for (const [name, value] of [
    ['baseFeeScalar', scalars.baseFeeScalar],
    ['blobBaseFeeScalar', scalars.blobBaseFeeScalar],
  ] as const) {
    if (value > STANDARD_SCALAR_LIMIT) {
      notes.push(
        `The ${name} is above ${groupDigits(STANDARD_SCALAR_LIMIT)}, the maximum in the standard configuration.`,
      );
    }
  }
  if (operatorFee.operatorFeeConstant > 0n) {
    notes.push('An operator fee needs Isthmus, and the standard configuration keeps it at zero.');
  }
  if (input.recovery === 'none' && costs.proposals + costs.other + costs.altDa > 0n) {
    notes.push(
      'Proposals, other costs and another data layer must be covered by the gas fees that users pay on the chain itself.',
    );
  }
  if (input.recovery === 'data-fee' && costs.other + costs.altDa > 0n) {
    notes.push(
      'Costs that are not L1 gas are recovered through baseFeeScalar at the base fee given here: when that base fee halves, so does the revenue for them.',
    );
  }
  return notes;
}
