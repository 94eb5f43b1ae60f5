/** Number of results in words; empty while there is no answer. */
export function countText(count: number | undefined): string {
  if (count === undefined) return '';
  if (count === 0) return 'No results';
  return count === 1 ? '1 page' : `${count} pages`;
}
