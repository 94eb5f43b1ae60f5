/** Words of a query, in lower case. */
export function wordsOf(typed: string): readonly string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a lower-case text contains every word of a query. */
export default function hasWords(text: string, typed: string): boolean {
  return wordsOf(typed).every((word) => text.includes(word));
}
