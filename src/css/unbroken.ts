/** Which names in code stay on one line, wherever they are rendered. */

/** Class of such a name; `site.css` says what it does. */
export const UNBROKEN = 'unbroken';

/** Characters that still fit into one line of a list in a window 320 px wide. What is longer has to break. */
export const LONGEST = 22;

/** Whether a text is a short name with a hyphen, which could be taken for one that is broken at the end of a line. */
export function isShortName(text: string): boolean {
  return text.length <= LONGEST && text.includes('-') && !/\s/.test(text);
}
