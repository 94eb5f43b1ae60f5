/** Line breaking of names and values in code. */

/** Styled in `site.css`. */
export const UNBROKEN = 'unbroken';

/** Class of long values that may break anywhere in tables. */
export const BREAKABLE = 'breakable';

/** Whether text is hexadecimal with 32 bytes or more. */
export function isHash(text: string): boolean {
  return /^(?:0x)?[0-9a-f]{64,}$/i.test(text);
}

/** Characters that fit a list item at 320 px. */
export const LONGEST = 22;

/**
 * Whether text is a short hyphenated name, whose hyphen could be mistaken for a
 * line break.
 */
export function isShortName(text: string): boolean {
  return text.length <= LONGEST && text.includes('-') && !/\s/.test(text);
}
