import { formatLocal } from '@site/src/lib/time';

/** Fills in local times, since the server does not know the time zone. */
export function showLocalTimes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-local-time]')) {
    element.textContent = `${formatLocal(Number(element.dataset.localTime))}, your time`;
  }
}
