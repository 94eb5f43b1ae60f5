import { fail, ok, type Result } from './result';

/** Decimals between wei and the displayed unit. */
export const GWEI_DECIMALS = 9;
export const ETHER_DECIMALS = 18;

const LONGEST_INPUT = 40;

/**
 * Digits, optionally grouped by one separator, then decimals. No group follows
 * a leading zero: `0,125` is a decimal comma, not 125.
 */
const DECIMAL = /^([1-9]\d{0,2}([,_ \u00a0\u202f])\d{3}(?:\2\d{3})*|\d+)?(?:\.(\d*))?$/;

export interface DecimalRule<Field extends string> {
  readonly field: Field;
  /** Name in error messages. */
  readonly name: string;
  /** Decimals kept: `1.5` with 9 decimals is 1500000000. */
  readonly decimals?: number;
  /** Range in scaled units. */
  readonly min?: bigint;
  readonly max?: bigint;
}

/**
 * Parses a typed number, scaled by `10 ** decimals`. Allows grouping by commas,
 * spaces or underscores.
 */
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

/** Groups digits: 1234567 becomes 1,234,567. */
export function groupDigits(value: bigint | number): string {
  return value.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** An exact decimal of a scaled integer, without trailing zeros. */
export function formatUnits(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${sign}${groupDigits(BigInt(whole))}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Rounds half up to `places` decimals; for display only. */
export function formatRounded(value: bigint, decimals: number, places: number): string {
  if (places >= decimals) return formatUnits(value, decimals);
  const step = 10n ** BigInt(decimals - places);
  const magnitude = value < 0n ? -value : value;
  const rounded = (magnitude + step / 2n) / step;
  return formatUnits(value < 0n ? -rounded : rounded, places);
}

/** Wei as exact gwei. */
export function formatGwei(wei: bigint): string {
  return formatUnits(wei, GWEI_DECIMALS);
}

/** Wei as exact ETH. */
export function formatEther(wei: bigint): string {
  return formatUnits(wei, ETHER_DECIMALS);
}

/** Rounds up, so that a price never falls short of its cost. */
export function ceilDiv(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
