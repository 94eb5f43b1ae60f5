/** Which names in code stay on one line, and which values may break, wherever they are rendered. */

/** Class of such a name; `site.css` says what it does. */
export const UNBROKEN = 'unbroken';

/** Class of a value that is too long for a column of a table and may break anywhere there. */
export const BREAKABLE = 'breakable';

/** Whether a text is a hexadecimal value of 32 bytes or more. */
export function isHash(text: string): boolean {
  return /^(?:0x)?[0-9a-f]{64,}$/i.test(text);
}

/** Characters that still fit into one line of a list in a window 320 px wide. What is longer has to break. */
export const LONGEST = 22;

/** Whether a text is a short name with a hyphen, which could be taken for one that is broken at the end of a line. */
export function isShortName(text: string): boolean {
  return text.length <= LONGEST && text.includes('-') && !/\s/.test(text);
}
