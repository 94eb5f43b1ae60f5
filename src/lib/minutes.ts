/** Minutes in words: `1 hour 30 minutes`. */
export function minutesInWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** Minutes as ISO 8601 duration: `PT45M`. */
export function isoMinutes(minutes: number): string {
  return `PT${minutes}M`;
}
