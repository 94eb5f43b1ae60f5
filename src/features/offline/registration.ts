/** Starts and ends the worker that answers from the offline copy. */
import { workerUrl } from './manifest';
import { SaveError } from './problem';

/** Whether this browser can keep a copy at all. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Lets the worker answer for this page and all others of the site. */
export async function startWorker(base: string): Promise<void> {
  if (!canSave()) {
    throw new SaveError({ kind: 'unsupported' });
  }
  await navigator.serviceWorker.register(base + workerUrl, { scope: base, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Removes the worker; a page that it answers for at this moment keeps it until it is left. */
export async function stopWorker(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  // Where the site has none, that is the worker of whatever else is above it on the host.
  if (registration?.scope === base) {
    await registration.unregister();
  }
}
