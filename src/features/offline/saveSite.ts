import { type CopyStore, findCopy, saveCopy, type SaveOptions } from './offlineCopy';

/** The worker's registration. */
export interface CopyWorker {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Saves the newest build. Registers the worker first, so that nothing is downloaded in vain, and
 * unregisters it if no copy results.
 */
export async function saveSite(
  store: CopyStore,
  worker: CopyWorker,
  options: SaveOptions = {},
): Promise<void> {
  await worker.start();
  try {
    options.signal?.throwIfAborted();
    await saveCopy(store, options);
  } catch (error) {
    // The reader needs to know only the first error.
    const copy = await findCopy(store).catch(() => undefined);
    if (!copy) await worker.stop().catch(() => undefined);
    throw error;
  }
}
