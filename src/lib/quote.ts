/** Truncates a quotation, in case a whole page was pasted. */
export function quote(text: string, limit = 40): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > limit ? `${line.slice(0, limit)}…` : line}"`;
}
