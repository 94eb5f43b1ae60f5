/** Whether a text, in lower case, has all words of what a reader typed. Nothing typed is in every text. */
export default function hasWords(text: string, typed: string): boolean {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}
