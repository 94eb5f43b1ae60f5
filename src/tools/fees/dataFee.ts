import { fastLzLength, fastLzUpperBound } from './fastLz';
import { ceilDiv } from '../../lib/units';

/** Upgrades that changed what a transaction pays beyond execution gas, and Karst, which limited its gas. */
export const feePeriods = ['bedrock', 'regolith', 'ecotone', 'fjord', 'isthmus', 'jovian', 'karst'] as const;
export type FeePeriod = (typeof feePeriods)[number];

/**
 * L1 gas per zero and nonzero calldata byte in the formulas.
 * https://specs.optimism.io/protocol/exec-engine.html#pre-ecotone
 */
export const ZERO_BYTE_GAS = 4n;
export const NONZERO_BYTE_GAS = 16n;
/** Bytes that GasPriceOracle adds for a missing signature. */
export const SIGNATURE_BYTES = 68;
/** Scalars have six decimals. */
export const SCALAR_UNIT = 1_000_000n;
/**
 * Fjord's linear estimate of compressed bytes from FastLZ length, with six decimals, and its minimum size.
 * https://specs.optimism.io/protocol/fjord/exec-engine.html#fjord-l1-cost-fee-changes-fastlz-estimator
 */
export const FJORD_INTERCEPT = -42_585_600n;
export const FJORD_FASTLZ_COEFFICIENT = 836_500n;
export const FJORD_MINIMUM_SIZE = 100n;

/** What the fee depends on in a transaction. */
export interface TransactionSize {
  readonly zeroBytes: bigint;
  readonly nonzeroBytes: bigint;
  readonly fastLzBytes: bigint;
}

/** Counts an encoded transaction's bytes; an unsigned one is charged for 68 more. */
export function measureTransaction(bytes: Uint8Array, signed = true): TransactionSize {
  let zeroes = 0;
  for (const byte of bytes) if (byte === 0) zeroes += 1;
  const signature = signed || bytes.length === 0 ? 0 : SIGNATURE_BYTES;
  return {
    zeroBytes: BigInt(zeroes),
    nonzeroBytes: BigInt(bytes.length - zeroes + signature),
    fastLzBytes: BigInt(fastLzLength(bytes) + signature),
  };
}

/** Upper bound for `size` bytes: no zero byte, nothing compressible. */
export function boundTransaction(size: number, signed = true): TransactionSize {
  const total = signed ? size : size + SIGNATURE_BYTES;
  return { zeroBytes: 0n, nonzeroBytes: BigInt(total), fastLzBytes: BigInt(fastLzUpperBound(total)) };
}

/** L1 prices in wei per gas and per blob gas, at the L1 origin of an L2 block. */
export interface L1Prices {
  readonly baseFee: bigint;
  readonly blobBaseFee: bigint;
}

/** Scalars from Bedrock to Ecotone. */
export interface BedrockScalars {
  readonly overhead: bigint;
  readonly scalar: bigint;
}

/** Scalars since Ecotone, with six decimals each. */
export interface EcotoneScalars {
  readonly baseFeeScalar: bigint;
  readonly blobBaseFeeScalar: bigint;
}

/** An L1 data fee in wei, and the shares that add up to it. */
export interface DataFee {
  readonly total: bigint;
  /** Due to the L1 base fee. */
  readonly baseFeeShare: bigint;
  /** Due to the blob base fee. */
  readonly blobShare: bigint;
  /** Due to the fixed overhead before Ecotone. */
  readonly overheadShare: bigint;
}

function calldataGas({ zeroBytes, nonzeroBytes }: TransactionSize): bigint {
  return zeroBytes * ZERO_BYTE_GAS + nonzeroBytes * NONZERO_BYTE_GAS;
}

/** Bedrock until Ecotone; Regolith stopped charging 68 bytes for a signature already present. */
export function bedrockDataFee(
  size: TransactionSize,
  { baseFee }: L1Prices,
  { overhead, scalar }: BedrockScalars,
  period: 'bedrock' | 'regolith',
): DataFee {
  const extra = period === 'bedrock' ? BigInt(SIGNATURE_BYTES) * NONZERO_BYTE_GAS : 0n;
  const gas = calldataGas(size) + extra;
  const total = ((gas + overhead) * baseFee * scalar) / SCALAR_UNIT;
  const baseFeeShare = (gas * baseFee * scalar) / SCALAR_UNIT;
  return { total, baseFeeShare, blobShare: 0n, overheadShare: total - baseFeeShare };
}

/** Ecotone until Fjord: a byte counts by its calldata gas. */
export function ecotoneDataFee(size: TransactionSize, prices: L1Prices, scalars: EcotoneScalars): DataFee {
  return weighed(calldataGas(size), NONZERO_BYTE_GAS * SCALAR_UNIT, prices, scalars);
}

/** Estimated compressed size of a transaction since Fjord, in bytes with six decimals. */
export function fjordEstimatedSize(fastLzBytes: bigint): bigint {
  const fitted = FJORD_INTERCEPT + FJORD_FASTLZ_COEFFICIENT * fastLzBytes;
  const least = FJORD_MINIMUM_SIZE * SCALAR_UNIT;
  return fitted > least ? fitted : least;
}

/** Fjord and later: a transaction is charged by its estimated compressed size. */
export function fjordDataFee(
  { fastLzBytes }: TransactionSize,
  prices: L1Prices,
  scalars: EcotoneScalars,
): DataFee {
  return weighed(fjordEstimatedSize(fastLzBytes), SCALAR_UNIT * SCALAR_UNIT, prices, scalars);
}

function weighed(
  weight: bigint,
  divisor: bigint,
  { baseFee, blobBaseFee }: L1Prices,
  { baseFeeScalar, blobBaseFeeScalar }: EcotoneScalars,
): DataFee {
  const byBaseFee = weight * NONZERO_BYTE_GAS * baseFee * baseFeeScalar;
  const byBlobs = weight * blobBaseFee * blobBaseFeeScalar;
  const total = (byBaseFee + byBlobs) / divisor;
  // Rounds the sum once, as the protocol does; the blob share loses the dropped wei.
  const baseFeeShare = byBlobs === 0n ? total : byBaseFee / divisor;
  return { total, baseFeeShare, blobShare: total - baseFeeShare, overheadShare: 0n };
}

/** FastLZ length above which a transaction is charged for more than the minimum of 100 bytes. */
export const FASTLZ_BYTES_AT_MINIMUM =
  ceilDiv(FJORD_MINIMUM_SIZE * SCALAR_UNIT - FJORD_INTERCEPT, FJORD_FASTLZ_COEFFICIENT) - 1n;
