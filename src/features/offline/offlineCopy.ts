/**
 * Makes, finds and removes the offline copy: a cache that holds one whole build. A copy is written
 * once and never changed; a newer build goes into its own cache, and only when that is complete
 * does the older one go. So pages and scripts of different builds never meet, whenever it is stopped.
 */
import {
  cachePrefix,
  type Manifest,
  type ManifestFile,
  type ManifestSummary,
  isHashed,
  manifestUrl,
  pageKey,
  recordUrl,
  savedAtHeader,
  versionUrl,
} from './manifest';
import { SaveError } from './problem';

/** What saving needs of the browser. */
export interface CopyStore {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Address of the site's home page, with its origin and a slash at the end. */
  readonly base: string;
  /** Bytes the browser still has for the site, where it tells. */
  readonly room?: () => Promise<number | undefined>;
}

/** A complete copy. */
export interface OfflineCopy {
  readonly manifest: Manifest;
  /** When it was made, by the host's clock, because the reader's may be wrong. */
  readonly savedAt: string;
}

/** What there is in the browser. */
export interface CopyState {
  readonly saved?: OfflineCopy;
  /** Files of an attempt that was not finished. */
  readonly unfinished: number;
}

/** How far saving has come. */
export interface Progress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly files: number;
  readonly totalFiles: number;
}

/** How saving is stopped and followed. */
export interface SaveOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Browsers open about this many connections to a host that speaks HTTP/1.1. */
const parallel = 6;

/** A build that changes this often while it is fetched is not worth waiting for. */
const attempts = 3;

async function copyNames({ caches, base }: CopyStore): Promise<string[]> {
  const prefix = cachePrefix(base);
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function recordIn(store: CopyStore, name: string): Promise<Response | undefined> {
  return store.caches.match(store.base + recordUrl, { cacheName: name });
}

/** Name of the cache that holds the complete copy, and when it was made; for the worker, which needs no more. */
export async function findCopy(store: CopyStore): Promise<{ name: string; savedAt: string } | undefined> {
  for (const name of (await copyNames(store)).reverse()) {
    const savedAt = (await recordIn(store, name))?.headers.get(savedAtHeader);
    if (savedAt) {
      return { name, savedAt };
    }
  }
  return undefined;
}

/** What of the site is in the browser. */
export async function inspect(store: CopyStore): Promise<CopyState> {
  const found = await findCopy(store);
  const record = found && (await recordIn(store, found.name));
  let unfinished = 0;
  for (const name of await copyNames(store)) {
    if (name !== found?.name) {
      unfinished += (await (await store.caches.open(name)).keys()).length;
    }
  }
  return {
    ...(found &&
      record && { saved: { manifest: (await record.json()) as Manifest, savedAt: found.savedAt } }),
    unfinished,
  };
}

/** Removes everything the site has saved, unfinished attempts included. */
export async function removeCopies(store: CopyStore): Promise<void> {
  for (const name of await copyNames(store)) {
    await store.caches.delete(name);
  }
}

async function ask({ fetch, base }: CopyStore, url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(base + url, init);
  if (!response.ok) {
    throw new SaveError({ kind: 'answer', url: new URL(base + url).pathname, status: response.status });
  }
  return response;
}

/** The newest build the host has, in few words. */
export async function newestManifest(store: CopyStore, signal?: AbortSignal): Promise<ManifestSummary> {
  const response = await ask(store, versionUrl, { cache: 'no-store', ...(signal && { signal }) });
  return (await response.json()) as ManifestSummary;
}

/**
 * Saves the newest build. What an earlier attempt fetched is not fetched again, nor is what did not
 * change since the copy that is there.
 */
export async function saveCopy(store: CopyStore, options: SaveOptions = {}): Promise<OfflineCopy> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await ask(store, manifestUrl, {
      cache: 'no-store',
      ...(options.signal && { signal: options.signal }),
    });
    const manifest = (await response.json()) as Manifest;
    const name = cachePrefix(store.base) + manifest.id;
    const previous = (await inspect(store)).saved;
    const previousName = previous && cachePrefix(store.base) + previous.manifest.id;
    await removeOthers(store, [name, previousName]);
    await fill(store, name, manifest, previous, options);
    // Pages fetched while the host was being renewed may be of either build.
    if ((await newestManifest(store, options.signal)).id !== manifest.id) {
      continue;
    }
    // The reader may have removed the unfinished copy in another tab. What is written to a cache that was removed is lost.
    const cache = await store.caches.open(name);
    if ((await missingFrom(store, cache, manifest)).length > 0) {
      continue;
    }
    const savedAt = new Date(response.headers.get('date') ?? Date.now()).toISOString();
    const record = new Response(JSON.stringify(manifest), {
      headers: { 'content-type': 'application/json', [savedAtHeader]: savedAt },
    });
    await cache.put(store.base + recordUrl, record);
    await removeOthers(store, [name]);
    return { manifest, savedAt };
  }
  throw new SaveError({ kind: 'changing' });
}

async function removeOthers(store: CopyStore, keep: readonly (string | undefined)[]): Promise<void> {
  for (const name of await copyNames(store)) {
    if (!keep.includes(name)) {
      await store.caches.delete(name);
    }
  }
}

/** Address under which a copy holds a file. */
const keyOf = ({ base }: CopyStore, file: ManifestFile): string => pageKey(base + file.url);

/** The files of a build that a cache does not hold. */
async function missingFrom(store: CopyStore, cache: Cache, { files }: Manifest): Promise<ManifestFile[]> {
  const present = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => !present.has(keyOf(store, file)));
}

/** Puts every file of a build into a cache, from where it is cheapest to have. */
async function fill(
  store: CopyStore,
  name: string,
  manifest: Manifest,
  previous: OfflineCopy | undefined,
  { signal, onProgress }: SaveOptions,
): Promise<void> {
  const cache = await store.caches.open(name);
  const missing = await missingFrom(store, cache, manifest);
  const old = new Map(previous?.manifest.files.map((file) => [file.url, file.hash]));
  const oldCache = previous && (await store.caches.open(cachePrefix(store.base) + previous.manifest.id));

  let bytes = 0;
  let files = 0;
  const count = (file: ManifestFile): void => {
    bytes += file.bytes;
    files += 1;
    onProgress?.({ bytes, totalBytes: manifest.bytes, files, totalFiles: manifest.count });
  };
  const toFetch = new Set(missing);
  for (const file of manifest.files) {
    if (!toFetch.has(file)) count(file);
  }

  const needed = missing.reduce((sum, file) => sum + file.bytes, 0);
  const free = await store.room?.();
  if (free !== undefined && free < needed) {
    throw new SaveError({ kind: 'full', needed, free });
  }

  // One that fails stops the others, and all are waited for: nothing is written or counted after the failure was told.
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  const next = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      stop.signal.throwIfAborted();
      const known = old.get(file.url) === file.hash ? await oldCache?.match(keyOf(store, file)) : undefined;
      await cache.put(keyOf(store, file), known ?? (await fetchFile(store, file, stop.signal)));
      count(file);
    }
  };
  const failures: unknown[] = [];
  const untilOneFails = (): Promise<void> =>
    next().catch((error: unknown) => {
      failures.push(error);
      stop.abort();
    });
  await Promise.all(Array.from({ length: parallel }, untilOneFails));
  signal?.removeEventListener('abort', onAbort);
  if (failures.length > 0) {
    throw failures[0];
  }
}

/**
 * What a file is answered with from the copy too: its type, and what protects the page (`static/_headers`). The rest is
 * about how it came over the network.
 */
const keptHeaders = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
] as const;

async function fetchFile(store: CopyStore, file: ManifestFile, signal: AbortSignal): Promise<Response> {
  const response = await ask(store, file.url, {
    signal,
    // Neither the worker of an older copy nor the browser's cache may answer, except with what cannot have changed.
    cache: isHashed(new URL(store.base + file.url).pathname) ? 'default' : 'no-store',
    // Some hosts rewrite HTML on its way; everything else has to be what the list says.
    ...(file.page ? {} : { integrity: file.hash }),
  });
  // A response that was redirected cannot answer a navigation, so its content goes into a new one.
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(await response.blob(), { headers });
}
