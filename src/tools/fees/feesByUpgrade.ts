import {
  bedrockDataFee,
  boundTransaction,
  ecotoneDataFee,
  feePeriods,
  fjordDataFee,
  fjordEstimatedSize,
  measureTransaction,
  type DataFee,
  type FeePeriod,
  type TransactionSize,
} from './dataFee';
import { daFootprint, DA_FOOTPRINT_GAS_SCALAR_MAX } from './daFootprint';
import { operatorFee, type OperatorFeeRules } from './operatorFee';
import { ok, type Result } from '../../lib/result';
import { UINT32_MAX, UINT64_MAX } from './scalars';
import { KARST_GAS_CAP, LARGEST_TRANSACTION, parseTransaction, type TransactionKind } from './transaction';
import { GWEI_DECIMALS, parseDecimal, type DecimalRule } from '../../lib/units';

/** A pasted transaction, or only its size. */
export const measures = ['transaction', 'size'] as const;
export type Measure = (typeof measures)[number];

/** The form's fields as typed. */
export interface FeeForm {
  readonly measure: Measure;
  /** Hexadecimal. */
  readonly transaction: string;
  /** Bytes, signature included. */
  readonly size: string;
  readonly gasUsed: string;
  /** Gwei. */
  readonly l1BaseFee: string;
  readonly blobBaseFee: string;
  readonly overhead: string;
  readonly scalar: string;
  readonly ecotoneBaseFeeScalar: string;
  readonly ecotoneBlobBaseFeeScalar: string;
  readonly fjordBaseFeeScalar: string;
  readonly fjordBlobBaseFeeScalar: string;
  readonly operatorFeeScalar: string;
  /** Wei. */
  readonly operatorFeeConstant: string;
  /** 0 means the default. */
  readonly daFootprintGasScalar: string;
}

/** A field of the form. */
export type FeeField = keyof FeeForm;

/** Fees of one transaction under the rules of one upgrade, in wei. */
export interface UpgradeFees {
  readonly period: FeePeriod;
  readonly dataFee: DataFee;
  readonly operatorFee: bigint;
  readonly total: bigint;
}

/** A transaction, and its fees under the rules of every upgrade. */
export interface FeesByUpgrade {
  readonly kind: TransactionKind | 'unknown';
  readonly signed: boolean;
  readonly bytes: number;
  readonly size: TransactionSize;
  /** Bytes billed since Fjord, with six decimals. */
  readonly estimatedSize: bigint;
  readonly gasUsed: bigint;
  readonly gasLimit: bigint | undefined;
  /** Whether its gas limit exceeds Karst's cap. */
  readonly overGasCap: boolean;
  /** Its share of the block's DA footprint since Jovian, in gas. */
  readonly daFootprint: bigint;
  /** One per upgrade, oldest first. */
  readonly rows: readonly UpgradeFees[];
}

const NO_DATA_FEE: DataFee = { total: 0n, baseFeeShare: 0n, blobShare: 0n, overheadShare: 0n };

type Rules = Readonly<Partial<Record<FeeField, Omit<DecimalRule<FeeField>, 'field'>>>>;

const scalar32 = { max: UINT32_MAX };
const price = { decimals: GWEI_DECIMALS, max: 10n ** 18n };
const rules = {
  gasUsed: { name: 'The gas used', max: 10n ** 12n },
  l1BaseFee: { name: 'The L1 base fee', ...price },
  blobBaseFee: { name: 'The blob base fee', ...price },
  overhead: { name: 'The overhead', max: UINT32_MAX },
  scalar: { name: 'The scalar before Ecotone', ...scalar32 },
  ecotoneBaseFeeScalar: { name: 'The base fee scalar of Ecotone', ...scalar32 },
  ecotoneBlobBaseFeeScalar: { name: 'The blob base fee scalar of Ecotone', ...scalar32 },
  fjordBaseFeeScalar: { name: 'The base fee scalar since Fjord', ...scalar32 },
  fjordBlobBaseFeeScalar: { name: 'The blob base fee scalar since Fjord', ...scalar32 },
  operatorFeeScalar: { name: 'The operator fee scalar', ...scalar32 },
  operatorFeeConstant: { name: 'The operator fee constant', max: UINT64_MAX },
  daFootprintGasScalar: { name: 'The DA footprint gas scalar', max: DA_FOOTPRINT_GAS_SCALAR_MAX },
} satisfies Rules;

type Figure = keyof typeof rules;

/** Computes a transaction's fees under every upgrade, or reports the invalid field. */
export function feesByUpgrade(form: FeeForm): Result<FeesByUpgrade, FeeField> {
  const measured = measure(form);
  if (!measured.ok) return measured;
  const figures = {} as Record<Figure, bigint>;
  for (const field of Object.keys(rules) as Figure[]) {
    const parsed = parseDecimal<FeeField>(form[field], { field, ...rules[field] });
    if (!parsed.ok) return parsed;
    figures[field] = parsed.value;
  }
  const { kind, signed, bytes, size, gasLimit } = measured.value;
  const deposit = kind === 'deposit';
  const rows = feePeriods.map((period): UpgradeFees => {
    const dataFee = deposit ? NO_DATA_FEE : dataFeeOf(period, size, figures);
    const feeRules = deposit ? undefined : operatorFeeRules[period];
    const operator = feeRules === undefined ? 0n : operatorFee(figures.gasUsed, figures, feeRules);
    return { period, dataFee, operatorFee: operator, total: dataFee.total + operator };
  });
  const estimatedSize = deposit ? 0n : fjordEstimatedSize(size.fastLzBytes);
  return ok({
    kind,
    signed,
    bytes,
    size,
    estimatedSize,
    gasUsed: figures.gasUsed,
    gasLimit,
    overGasCap: !deposit && gasLimit !== undefined && gasLimit > KARST_GAS_CAP,
    daFootprint: deposit ? 0n : daFootprint(size.fastLzBytes, figures.daFootprintGasScalar),
    rows,
  });
}

/** Formula of the operator fee by upgrade; none before Isthmus. */
const operatorFeeRules: Readonly<Partial<Record<FeePeriod, OperatorFeeRules>>> = {
  isthmus: 'isthmus',
  jovian: 'jovian',
  karst: 'jovian',
};

function dataFeeOf(period: FeePeriod, size: TransactionSize, figures: Record<Figure, bigint>): DataFee {
  const prices = { baseFee: figures.l1BaseFee, blobBaseFee: figures.blobBaseFee };
  switch (period) {
    case 'bedrock':
    case 'regolith':
      return bedrockDataFee(size, prices, { overhead: figures.overhead, scalar: figures.scalar }, period);
    case 'ecotone':
      return ecotoneDataFee(size, prices, {
        baseFeeScalar: figures.ecotoneBaseFeeScalar,
        blobBaseFeeScalar: figures.ecotoneBlobBaseFeeScalar,
      });
    case 'fjord':
    case 'isthmus':
    case 'jovian':
    case 'karst':
      return fjordDataFee(size, prices, {
        baseFeeScalar: figures.fjordBaseFeeScalar,
        blobBaseFeeScalar: figures.fjordBlobBaseFeeScalar,
      });
  }
}

type Measured = Pick<FeesByUpgrade, 'kind' | 'signed' | 'bytes' | 'size' | 'gasLimit'>;

function measure(form: FeeForm): Result<Measured, FeeField> {
  if (form.measure === 'size') {
    const size = parseDecimal(form.size, {
      field: 'size',
      name: 'The size',
      min: 1n,
      max: BigInt(LARGEST_TRANSACTION),
    });
    if (!size.ok) return size;
    const bytes = Number(size.value);
    return ok({ kind: 'unknown', signed: true, bytes, size: boundTransaction(bytes), gasLimit: undefined });
  }
  const parsed = parseTransaction(form.transaction);
  if (!parsed.ok) return parsed;
  const { kind, signed, bytes, gasLimit } = parsed.value;
  return ok({ kind, signed, bytes: bytes.length, size: measureTransaction(bytes, signed), gasLimit });
}
