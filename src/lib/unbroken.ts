/** Line breaking of names and values in code. */
import { isAddressLike } from './address';

/** Styled in `site.css`. */
export const UNBROKEN = 'unbroken';

/** Class of long values that may break anywhere in tables. */
export const BREAKABLE = 'breakable';

/** Class of addresses, which phones show whole, in smaller type. */
export const ADDRESS = 'whole-address';

/** Class of long hyphenated names, unbroken in wide windows. */
export const LONG_NAME = 'long-name';

/** Longer than a short name, but fits a line on desktops. */
function isLongName(text: string): boolean {
  return text.length > LONGEST && text.length <= 2 * LONGEST && text.includes('-') && !/\s/.test(text);
}

/** 32 or more bytes of hex. */
function isHash(text: string): boolean {
  return /^(?:0x)?[0-9a-f]{64,}$/i.test(text);
}

/** Characters that fit a list item at 320 px. */
export const LONGEST = 22;

/** A short hyphenated name, whose hyphen could be taken for a line break. */
function isShortName(text: string): boolean {
  return text.length <= LONGEST && text.includes('-') && !/\s/.test(text);
}

/** Class of a name or value in code by where it may break; undefined if anywhere. */
export function codeClass(code: string): string | undefined {
  if (isShortName(code)) return UNBROKEN;
  if (isLongName(code)) return LONG_NAME;
  if (isAddressLike(code)) return ADDRESS;
  return isHash(code) ? BREAKABLE : undefined;
}
