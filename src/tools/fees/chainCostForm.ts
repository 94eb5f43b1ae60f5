import {
  chainCosts,
  dailyRevenue,
  earnedMargin,
  type ChainCostField,
  type ChainCosts,
  type ChainCostInput,
  type DailyRevenue,
  type DataLayer,
  type Recovery,
} from './chainCosts';
import { ok, type Result } from '../../lib/result';
import { UINT32_MAX } from './scalars';
import { ETHER_DECIMALS, GWEI_DECIMALS, parseDecimal, type DecimalRule } from '../../lib/units';

type NumberField = Exclude<ChainCostField, 'dataLayer' | 'recovery'>;

/** The form's fields as typed. */
export type ChainCostForm = Readonly<Record<NumberField, string>> & {
  readonly dataLayer: DataLayer;
  readonly recovery: Recovery;
  /** Scalars in force, to compare with. */
  readonly currentBaseFeeScalar: string;
  readonly currentBlobBaseFeeScalar: string;
};

/** A field of the form. */
export type ChainCostFormField = keyof ChainCostForm;

/** The result, and what the scalars in force earn under the same figures. */
export interface ChainCostOutcome {
  readonly input: ChainCostInput;
  readonly result: ChainCosts;
  /** Hundredths of a percent; undefined if there is no cost. */
  readonly margin: bigint | undefined;
  readonly current: { readonly revenue: DailyRevenue; readonly margin: bigint | undefined };
}

const price = { decimals: GWEI_DECIMALS, max: 10n ** 15n };
const rules: Readonly<Record<NumberField, Omit<DecimalRule<ChainCostFormField>, 'field'>>> = {
  transactionsPerDay: { name: 'Transactions a day', min: 1n, max: 10n ** 10n },
  rawBytes: { name: 'The size before compression', min: 1n, max: 131_072n },
  compressionRatio: { name: 'The compression ratio', decimals: 4, min: 1n, max: 20_000n },
  billedBytes: { name: 'The bytes billed', max: 131_072n },
  gasPerTransaction: { name: 'The gas of a transaction', min: 21_000n, max: 10n ** 9n },
  blobsPerTransaction: { name: 'The blobs in a batcher transaction' },
  channelMinutes: { name: 'The time between batches' },
  commitmentBytes: { name: 'The size of a commitment', min: 1n, max: 100_000n },
  altDaPerMegabyte: { name: 'The price of the other data layer', decimals: ETHER_DECIMALS, max: 10n ** 24n },
  l1BaseFee: { name: 'The L1 base fee', ...price },
  l1PriorityFee: { name: 'The priority fee', ...price },
  blobBaseFee: { name: 'The blob base fee', ...price },
  proposalMinutes: { name: 'The time between proposals', min: 1n, max: 100_000n },
  gasPerProposal: { name: 'The gas of a proposal', max: 10n ** 9n },
  otherPerMonth: { name: 'Other costs', decimals: ETHER_DECIMALS, max: 10n ** 26n },
  margin: { name: 'The margin', decimals: 2, max: 1_000_00n },
};

/** Fields of a single data layer. With another one they are hidden and count as 0. */
const onlyFor: Readonly<Partial<Record<NumberField, DataLayer>>> = {
  blobsPerTransaction: 'blobs',
  commitmentBytes: 'alt-da',
  altDaPerMegabyte: 'alt-da',
};

/** The initial example: figures chosen to be easy to follow, not those of a chain. */
export const exampleChain: ChainCostForm = {
  transactionsPerDay: '100,000',
  rawBytes: '250',
  compressionRatio: '0.5',
  billedBytes: '130',
  gasPerTransaction: '100,000',
  dataLayer: 'blobs',
  blobsPerTransaction: '3',
  channelMinutes: '60',
  commitmentBytes: '34',
  altDaPerMegabyte: '0.0001',
  l1BaseFee: '2',
  l1PriorityFee: '0.1',
  blobBaseFee: '1',
  proposalMinutes: '60',
  gasPerProposal: '400,000',
  otherPerMonth: '0',
  recovery: 'data-fee',
  margin: '5',
  currentBaseFeeScalar: '5227',
  currentBlobBaseFeeScalar: '1014213',
};

/** Computes costs and scalars, or reports the invalid field. */
export function chainCostOutcome(form: ChainCostForm): Result<ChainCostOutcome, ChainCostFormField> {
  const figures = {} as Record<NumberField, bigint>;
  for (const field of Object.keys(rules) as NumberField[]) {
    figures[field] = 0n;
    if ((onlyFor[field] ?? form.dataLayer) !== form.dataLayer) continue;
    const parsed = parseDecimal<ChainCostFormField>(form[field], { field, ...rules[field] });
    if (!parsed.ok) return parsed;
    figures[field] = parsed.value;
  }
  const current = {} as Record<'currentBaseFeeScalar' | 'currentBlobBaseFeeScalar', bigint>;
  for (const [field, name] of [
    ['currentBaseFeeScalar', 'The base fee scalar in force'],
    ['currentBlobBaseFeeScalar', 'The blob base fee scalar in force'],
  ] as const) {
    const parsed = parseDecimal<ChainCostFormField>(form[field], { field, name, max: UINT32_MAX });
    if (!parsed.ok) return parsed;
    current[field] = parsed.value;
  }

  const input: ChainCostInput = { ...figures, dataLayer: form.dataLayer, recovery: form.recovery };
  const result = chainCosts(input);
  if (!result.ok) return result;
  const { costs, revenue } = result.value;
  const present = dailyRevenue(
    input,
    { baseFeeScalar: current.currentBaseFeeScalar, blobBaseFeeScalar: current.currentBlobBaseFeeScalar },
    { operatorFeeScalar: 0n, operatorFeeConstant: 0n },
  );
  return ok({
    input,
    result: result.value,
    margin: earnedMargin(revenue.total, costs.total),
    current: { revenue: present, margin: earnedMargin(present.total, costs.total) },
  });
}
