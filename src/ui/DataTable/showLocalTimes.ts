import { formatLocal } from '@site/src/lib/time';

/** Fills what `<Moment>` left open. The server cannot, because it does not know the zone. */
export function showLocalTimes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-local-time]')) {
    element.textContent = `${formatLocal(Number(element.dataset.localTime))}, your time`;
  }
}
