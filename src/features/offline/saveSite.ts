import { type CopyStore, findCopy, saveCopy, type SaveOptions } from './offlineCopy';

/** Starts and ends the worker that answers from the copy. */
export interface CopyWorker {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Saves the newest build, with the worker started first: where there can be none, nothing is fetched in vain. A worker does not
 * stay without a copy to answer from.
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
    // What is wrong here, too, is not what the reader has to know.
    const copy = await findCopy(store).catch(() => undefined);
    if (!copy) await worker.stop().catch(() => undefined);
    throw error;
  }
}
