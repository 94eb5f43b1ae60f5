/** Line and column of a position, from 1. */
function place(text: string, index: number): string {
  const before = text.slice(0, index).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Says where JSON is invalid. Engines word this differently and some name no position, so common mistakes,
 * truncation above all, are detected here.
 */
export function jsonFault(text: string): string {
  const open: { readonly bracket: string; readonly index: number }[] = [];
  let string = -1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (string >= 0) {
      if (character === '\\') index++;
      else if (character === '"') string = -1;
    } else if (character === '"') {
      string = index;
    } else if (character in closing) {
      open.push({ bracket: character, index });
    } else if (character === '}' || character === ']') {
      const last = open.pop();
      if (!last) return `the ${character} at ${place(text, index)} closes nothing`;
      if (closing[last.bracket] !== character) {
        return `the ${last.bracket} at ${place(text, last.index)} is closed by ${character} at ${place(text, index)}`;
      }
    }
  }
  if (string >= 0) return `the text that begins at ${place(text, string)} has no closing quote`;
  const last = open.pop();
  if (last) return `the ${last.bracket} at ${place(text, last.index)} is never closed`;
  return 'a comma, a quote or a value is missing or in the wrong place';
}
