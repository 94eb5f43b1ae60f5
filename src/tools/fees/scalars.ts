import { type EcotoneScalars } from './dataFee';
import { fail, ok, type Result } from '../../lib/result';
import { groupDigits } from '../../lib/units';

/** Maximum values that the contracts can store. */
export const UINT32_MAX = 0xffff_ffffn;
export const UINT64_MAX = 0xffff_ffff_ffff_ffffn;
const UINT256_BITS = 256n;

/** Contents of `SystemConfig`'s scalar word, by the version in its first byte. */
export interface ScalarWord extends EcotoneScalars {
  readonly version: 0 | 1;
}

/** Packs both scalars as version 1, as `SystemConfig` stores and emits them since Ecotone. */
export function encodeScalars({
  baseFeeScalar,
  blobBaseFeeScalar,
}: EcotoneScalars): Result<string, keyof EcotoneScalars> {
  for (const [field, value] of [
    ['baseFeeScalar', baseFeeScalar],
    ['blobBaseFeeScalar', blobBaseFeeScalar],
  ] as const) {
    if (value < 0n || value > UINT32_MAX) {
      return fail(
        field,
        `${field} must lie between 0 and ${groupDigits(UINT32_MAX)}, the most that 32 bits hold.`,
      );
    }
  }
  const word = (1n << 248n) | (blobBaseFeeScalar << 32n) | baseFeeScalar;
  return ok(`0x${word.toString(16).padStart(64, '0')}`);
}

/** Parses a scalar word in hex, or as the decimal number that explorers show. */
export function decodeScalars(text: string): Result<ScalarWord, 'word'> {
  // A full word without 0x starts with its version, 00 or 01; a number has no leading zero.
  const trimmed = text.trim().replace(/^0[0-9a-f]{63}$/i, '0x$&');
  const hex = /^0x[0-9a-f]{1,64}$/i.test(trimmed);
  if (!hex && !/^\d{1,78}$/.test(trimmed)) {
    return fail(
      'word',
      'The word must be 0x with up to 64 hexadecimal digits, or a whole number of up to 78 digits.',
    );
  }
  const value = BigInt(trimmed.toLowerCase());
  if (value >> UINT256_BITS !== 0n) return fail('word', 'The number does not fit in 256 bits.');
  const version = value >> 248n;
  if (version === 0n) {
    // A chain that set no scalars since Ecotone keeps its old one; a value that does not fit counts as the
    // maximum.
    const fits = value <= UINT32_MAX;
    return ok({ version: 0, baseFeeScalar: fits ? value : UINT32_MAX, blobBaseFeeScalar: 0n });
  }
  if (version !== 1n) {
    return fail('word', `The first byte is ${version}, but only versions 0 and 1 of the encoding exist.`);
  }
  const padding = (value >> 64n) & ((1n << 184n) - 1n);
  if (padding !== 0n)
    return fail('word', 'Bytes 1 to 23 of a version 1 word must be zero, but one of them is not.');
  return ok({
    version: 1,
    blobBaseFeeScalar: (value >> 32n) & UINT32_MAX,
    baseFeeScalar: value & UINT32_MAX,
  });
}
