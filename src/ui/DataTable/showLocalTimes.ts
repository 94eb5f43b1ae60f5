/** Short, since the UTC time above has the year and seconds. */
function short(seconds: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(seconds * 1000);
}

/**
 * Fills in local times, since the server does not know the time zone; nothing where it is UTC.
 *
 * @param timeZone by default the reader's
 */
export function showLocalTimes(root: ParentNode, timeZone?: string): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-local-time]')) {
    const seconds = Number(element.dataset.localTime);
    const local = short(seconds, timeZone);
    element.textContent = local === short(seconds, 'UTC') ? '' : `${local}, your time`;
  }
}
