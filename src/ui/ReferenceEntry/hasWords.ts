/** The words of what a reader typed, in lower case. */
export function wordsOf(typed: string): readonly string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text, in lower case, has all words of what a reader typed. Nothing typed is in every text. */
export default function hasWords(text: string, typed: string): boolean {
  return wordsOf(typed).every((word) => text.includes(word));
}
