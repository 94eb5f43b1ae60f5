/**
 * The files of a build, which an offline copy keeps in the reader's browser. Shared by the build, the
 * page and the worker.
 */

/** One file of a build. */
export interface ManifestFile {
  /** Relative to the site's base: `interop/explainer`, empty for the home page. */
  readonly url: string;
  readonly bytes: number;
  /** For the `integrity` of a request: `sha256-` and the hash in base 64. */
  readonly hash: string;
  /** Whether it is HTML. */
  readonly page?: true;
}

/** Small enough to check for a newer build. */
export interface ManifestSummary {
  /** Changes whenever a file of the build changes. */
  readonly id: string;
  readonly count: number;
  /** Size on disk. */
  readonly bytes: number;
  /** Estimated transfer size with compression. */
  readonly transferBytes: number;
}

export interface Manifest extends ManifestSummary {
  readonly files: readonly ManifestFile[];
}

/** Relative to the site's base, as are the next two. */
export const manifestUrl = 'offline-manifest.json';

export const versionUrl = 'offline-version.json';

export const workerUrl = 'offline-worker.js';

/** Where the cache of a complete copy keeps its manifest; a cache without it is unfinished. */
export const recordUrl = 'saved-copy.json';

/** When the copy was made, by the host's clock. */
export const savedAtHeader = 'x-saved-at';

/** Attribute of `<html>` on a page from the copy; its value is when the copy was made. */
export const servedFromCopy = 'data-saved-copy';

/** Prefix of a site's caches. Includes the base, because sites can share an origin. */
export function cachePrefix(base: string): string {
  return `saved-copy:${new URL(base).pathname}:`;
}

/** Cache key of a page, the same for `/a`, `/a/` and `/a.html?q=1`. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return (
    origin +
    pathname
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/(?<=.)\/$/, '')
  );
}

/** Whether a file's name has a hash of its content, so that it never changes. */
export function isHashed(pathname: string): boolean {
  return /\/assets\/.*[.-][0-9a-f]{8,}\./.test(pathname);
}
