/** The day of a saved copy as the site writes days, in the reader's time zone. */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? 'an unknown day'
    : date.toLocaleDateString('en-US', { dateStyle: 'long' });
}
