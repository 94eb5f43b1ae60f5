/** What the panel finds in the browser and on the host, in words. */
import { dayOf } from '@site/src/features/offline/dates';
import { type ManifestSummary } from '@site/src/features/offline/manifest';
import { faultOf, megabytes, type SaveFault, wordsFor } from '@site/src/features/offline/problem';
import {
  type CopyState,
  type CopyStore,
  inspect,
  newestManifest,
} from '@site/src/features/offline/offlineCopy';

export interface Found extends CopyState {
  /** Undefined if the host did not answer. */
  readonly newest?: ManifestSummary;
  /** Why the copy is not used. */
  readonly unread?: SaveFault;
}

export type Look = { readonly found: Found } | { readonly fault: SaveFault };

/**
 * Looks for a copy and registers its worker again if something else removed it.
 *
 * @param openStore throws if the browser blocks storage
 */
export async function lookAt(openStore: () => CopyStore, startWorker: () => Promise<void>): Promise<Look> {
  try {
    const store = openStore();
    const state = await inspect(store);
    const unread = state.saved && (await startWorker().then(() => undefined, faultOf));
    const newest = await newestManifest(store).catch(() => undefined);
    return { found: { ...state, ...(newest && { newest }), ...(unread && { unread }) } };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

export function stateOf({ saved, unfinished, newest, unread }: Found): string {
  const size = newest && `${megabytes(newest.bytes)} in ${newest.count} files`;
  if (saved) {
    const { bytes, count } = saved.manifest;
    const copy = `You have an offline copy of ${dayOf(saved.savedAt)}: ${megabytes(bytes)} in ${count} files.`;
    if (unread) return `${copy} It cannot be shown right now. ${wordsFor(unread)}`;
    if (!newest) return `${copy} The site cannot be reached right now to check for a newer version.`;
    return newest.id === saved.manifest.id
      ? `${copy} It is the newest version.`
      : `${copy} There is a newer version; updating downloads only what changed.`;
  }
  if (unfinished > 0) {
    return `${unfinished} files are saved from an unfinished attempt. The whole copy is ${size ?? 'of unknown size, because the site cannot be reached'}.`;
  }
  return size && newest
    ? `Nothing is saved. A copy takes ${size}; about ${megabytes(newest.transferBytes)} of that is transferred.`
    : 'Nothing is saved, and the site cannot be reached right now.';
}

/** The button's label; undefined if there is nothing to do. */
export function actionOf({ saved, unfinished, newest, unread }: Found): string | undefined {
  if (unread) return 'Try again';
  if (!newest) return undefined;
  if (saved) return saved.manifest.id === newest.id ? undefined : 'Update the offline copy';
  return unfinished > 0 ? 'Continue saving' : 'Save for offline';
}
