/** A day in the reader's time zone: `June 10, 2025`. */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? 'an unknown day'
    : date.toLocaleDateString('en-US', { dateStyle: 'long' });
}
