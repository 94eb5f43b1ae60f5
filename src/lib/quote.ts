/** Shortens what is quoted in a sentence, so that a pasted page does not come back as one. */
export function quote(text: string, limit = 40): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > limit ? `${line.slice(0, limit)}…` : line}"`;
}
