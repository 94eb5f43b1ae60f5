import { fail, ok, type Result } from './result';

/** Decimals between wei and the unit that is shown. */
export const GWEI_DECIMALS = 9;
export const ETHER_DECIMALS = 18;

const LONGEST_INPUT = 40;

/**
 * Digits, alone or in groups of three set off by one sign throughout, then decimals after a point. No group follows a
 * leading zero: `0,125` is a decimal comma, which must not be read as 125.
 */
const DECIMAL = /^([1-9]\d{0,2}([,_ \u00a0\u202f])\d{3}(?:\2\d{3})*|\d+)?(?:\.(\d*))?$/;

/** What a typed figure must satisfy. */
export interface DecimalRule<Field extends string> {
  /** The input it belongs to. */
  readonly field: Field;
  /** How the input is called in the sentence that says what is wrong. */
  readonly name: string;
  /** Decimals kept: `1.5` with 9 decimals is 1500000000. */
  readonly decimals?: number;
  /** Smallest and largest value allowed, in scaled units. */
  readonly min?: bigint;
  readonly max?: bigint;
}

/** Reads a figure that a person typed, scaled by `10 ** decimals`. Groups may be set off by commas, blanks or underscores. */
export function parseDecimal<Field extends string>(
  text: string,
  { field, name, decimals = 0, min = 0n, max }: DecimalRule<Field>,
): Result<bigint, Field> {
  const trimmed = text.trim();
  if (trimmed === '') return fail(field, `${name} is empty; type a number.`);
  if (trimmed.length > LONGEST_INPUT)
    return fail(field, `${name} is longer than ${LONGEST_INPUT} characters.`);
  const parts = DECIMAL.exec(trimmed);
  const fraction = parts?.[3] ?? '';
  if (!parts || (parts[1] === undefined && fraction === '')) {
    const example = decimals > 0 ? '12 or 0.5' : '12';
    const comma = decimals > 0 && trimmed.includes(',') ? '; use a point for decimals' : '';
    return fail(field, `${name} must be a number such as ${example}, without a sign or an exponent${comma}.`);
  }
  if (fraction.length > decimals) {
    return fail(
      field,
      decimals === 0 ? `${name} must be a whole number.` : `${name} takes at most ${decimals} decimals.`,
    );
  }
  const whole = (parts[1] ?? '0').replace(/\D/g, '');
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (value < min) return fail(field, `${name} must be at least ${formatUnits(min, decimals)}.`);
  if (max !== undefined && value > max) {
    return fail(field, `${name} must be at most ${formatUnits(max, decimals)}.`);
  }
  return ok(value);
}

/** Sets a whole number off in groups of three: 1234567 becomes 1,234,567. */
export function groupDigits(value: bigint | number): string {
  return value.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A scaled integer as a decimal number, exact, without trailing zeros. */
export function formatUnits(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${sign}${groupDigits(BigInt(whole))}${fraction === '' ? '' : `.${fraction}`}`;
}

/** A scaled integer with at most `places` decimals, rounded half up; for reading, not for computing. */
export function formatRounded(value: bigint, decimals: number, places: number): string {
  if (places >= decimals) return formatUnits(value, decimals);
  const step = 10n ** BigInt(decimals - places);
  const magnitude = value < 0n ? -value : value;
  const rounded = (magnitude + step / 2n) / step;
  return formatUnits(value < 0n ? -rounded : rounded, places);
}

/** Wei as an exact number of gwei. */
export function formatGwei(wei: bigint): string {
  return formatUnits(wei, GWEI_DECIMALS);
}

/** Wei as an exact number of ETH. */
export function formatEther(wei: bigint): string {
  return formatUnits(wei, ETHER_DECIMALS);
}

/** Division that rounds up, so that a price derived from a cost never falls short of it. */
export function ceilDiv(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
