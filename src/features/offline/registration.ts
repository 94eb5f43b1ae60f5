/** Registers and unregisters the service worker. */
import { workerUrl } from './manifest';
import { SaveError } from './problem';

/** Whether this browser supports offline copies. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Registers the worker for all pages of the site. */
export async function startWorker(base: string): Promise<void> {
  if (!canSave()) {
    throw new SaveError({ kind: 'unsupported' });
  }
  await navigator.serviceWorker.register(base + workerUrl, { scope: base, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Unregisters the worker; open pages keep it until they are left. */
export async function stopWorker(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  // Without one of the site, the browser returns that of another site on the host.
  if (registration?.scope === base) {
    await registration.unregister();
  }
}
