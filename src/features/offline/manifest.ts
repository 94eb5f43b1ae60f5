/**
 * The manifest lists the files of a build; an offline copy is a build kept in the reader's browser. What
 * is here is shared by the build, which lists the files, by the page, which fetches them, and by the
 * worker, which answers with them.
 */

/** One file of a build. */
export interface ManifestFile {
  /** Address relative to the site's base, as a host serves it: `interop/explainer`, empty for the home page. */
  readonly url: string;
  readonly bytes: number;
  /** As the `integrity` of a request: `sha256-` and the hash in base 64. */
  readonly hash: string;
  /** Whether it is HTML. */
  readonly page?: true;
}

/** What is told of a build before it is fetched. */
export interface ManifestSummary {
  /** Changes whenever a file of the build changes. */
  readonly id: string;
  readonly count: number;
  /** Room the files take. */
  readonly bytes: number;
  /** About what is transferred when the host compresses. */
  readonly transferBytes: number;
}

/** A build with all its files. */
export interface Manifest extends ManifestSummary {
  readonly files: readonly ManifestFile[];
}

/** Address of the full list, relative to the site's base. */
export const manifestUrl = 'offline-manifest.json';

/** Address of the summary: small, because it is asked for to learn whether there is a newer build. */
export const versionUrl = 'offline-version.json';

/** Address of the worker. */
export const workerUrl = 'offline-worker.js';

/** Under this address the cache of a complete copy holds its build; a cache without it is unfinished. */
export const recordUrl = 'saved-copy.json';

/** Header of the record: when the copy was made, by the host's clock. */
export const savedAtHeader = 'x-saved-at';

/** Attribute of `<html>` on a page that came from the copy; its value is the time the copy was made. */
export const servedFromCopy = 'data-saved-copy';

/** Caches of one site begin alike. The base is part of it because sites can share an origin. */
export function cachePrefix(base: string): string {
  return `saved-copy:${new URL(base).pathname}:`;
}

/** The one address under which the copy holds a page, whatever form of it was asked for: `/a`, `/a/`, `/a.html?q=1`. */
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

/** Whether an address names its content by a hash, so that what was once stored under it stays right. */
export function isHashed(pathname: string): boolean {
  return /\/assets\/.*[.-][0-9a-f]{8,}\./.test(pathname);
}
