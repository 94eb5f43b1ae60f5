/** A time as clocks show it in a zone, by default that of the reader: `May 9, 2025, 18:00:01 GMT+2`. */
export function localTime(timestamp: number, timeZone?: string): string {
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
  }).format(timestamp * 1000);
}

/** Fills what `<LocalTime>` left open. The server cannot, because it does not know the zone. */
export function showLocalTimes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-local-time]')) {
    element.textContent = `${localTime(Number(element.dataset.localTime))}, your time`;
  }
}
