/** Unix seconds as `2025-05-09 16:00:01 UTC`. */
export function formatUtc(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/**
 * A zone `Intl` supports; some systems report `Etc/Unknown`, which it rejects.
 */
export function knownTimeZone(zone: string): string | undefined {
  try {
    formatLocal(0, zone);
    return zone;
  } catch {
    return undefined;
  }
}

/**
 * Unix seconds in a zone, by default the reader's: `May 9, 2025, 18:00:01
 * GMT+2`.
 */
export function formatLocal(seconds: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(seconds * 1000);
}
