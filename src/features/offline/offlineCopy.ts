/**
 * Makes, finds and removes the offline copy: a cache with one whole build. A newer build gets its own
 * cache and replaces the older one only when it is complete, so that builds never mix.
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

export interface CopyStore {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Address of the home page, with origin and trailing slash. */
  readonly base: string;
  /** Bytes left for the site, if the browser says. */
  readonly room?: () => Promise<number | undefined>;
}

export interface OfflineCopy {
  readonly manifest: Manifest;
  /** By the host's clock, because the reader's may be wrong. */
  readonly savedAt: string;
}

export interface CopyState {
  readonly saved?: OfflineCopy;
  /** Number of files of unfinished attempts. */
  readonly unfinished: number;
}

export interface Progress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly files: number;
  readonly totalFiles: number;
}

export interface SaveOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Connections that browsers open to an HTTP/1.1 host. */
const parallel = 6;

/** Saving starts again if the host deploys another build meanwhile, up to this often. */
const attempts = 3;

async function copyNames({ caches, base }: CopyStore): Promise<string[]> {
  const prefix = cachePrefix(base);
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function recordIn(store: CopyStore, name: string): Promise<Response | undefined> {
  return store.caches.match(store.base + recordUrl, { cacheName: name });
}

/** Cache name and date of the complete copy. */
export async function findCopy(store: CopyStore): Promise<{ name: string; savedAt: string } | undefined> {
  for (const name of (await copyNames(store)).reverse()) {
    const savedAt = (await recordIn(store, name))?.headers.get(savedAtHeader);
    if (savedAt) {
      return { name, savedAt };
    }
  }
  return undefined;
}

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

/** Also removes unfinished attempts. */
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

/** Summary of the host's newest build. */
export async function newestManifest(store: CopyStore, signal?: AbortSignal): Promise<ManifestSummary> {
  const response = await ask(store, versionUrl, { cache: 'no-store', ...(signal && { signal }) });
  return (await response.json()) as ManifestSummary;
}

/**
 * Saves the newest build, fetching only what neither an earlier attempt nor the older copy has. Throws
 * {@link SaveError}.
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
    // During a deployment, fetched pages may be of either build.
    if ((await newestManifest(store, options.signal)).id !== manifest.id) {
      continue;
    }
    // Files are lost if the reader removed the unfinished copy in another tab.
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

const keyOf = ({ base }: CopyStore, file: ManifestFile): string => pageKey(base + file.url);

async function missingFrom(store: CopyStore, cache: Cache, { files }: Manifest): Promise<ManifestFile[]> {
  const present = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => !present.has(keyOf(store, file)));
}

/** Copies unchanged files from the older copy and fetches the others. */
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

  // A failure stops all and waits for them, so that nothing is written or counted after it is reported.
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

/** Headers kept in the copy: the type, and those that protect the page (`static/_headers`). */
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
    // Neither worker nor browser cache may answer, except for hashed files.
    cache: isHashed(new URL(store.base + file.url).pathname) ? 'default' : 'no-store',
    // Some hosts rewrite HTML; everything else must match the manifest.
    ...(file.page ? {} : { integrity: file.hash }),
  });
  // A redirected response cannot answer a navigation, so the content goes into a new one.
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(await response.blob(), { headers });
}
