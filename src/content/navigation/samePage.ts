import { changesRouteOf } from '../versions/routes';

interface VersionPages {
  /** Path prefix of its pages. */
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/**
 * A page's address in another version, or that version's first page.
 *
 * @param pathname current address
 * @param versionPath path prefix of the current version
 */
export function samePageIn(version: VersionPages, pathname: string, versionPath: string): string {
  const first = version.docs.find(({ id }) => id === version.mainDocId);
  return (pageAt(version, routeIn(versionPath, pathname)) ?? first)?.path ?? version.path;
}

/**
 * Route of a page's comparison; undefined unless several versions have the page.
 * First pages are not compared.
 */
export function comparisonOf(
  pathname: string,
  versionPath: string,
  versions: readonly VersionPages[],
): string | undefined {
  const route = routeIn(versionPath, pathname);
  return route !== '' && versions.filter((version) => pageAt(version, route)).length > 1
    ? changesRouteOf(route)
    : undefined;
}

function pageAt(
  { path: prefix, docs }: VersionPages,
  route: string,
): VersionPages['docs'][number] | undefined {
  return docs.find(({ path }) => bare(path) === bare(prefix) + route);
}

/** Below the prefix of a version; empty for its first page. */
function routeIn(versionPath: string, pathname: string): string {
  return bare(pathname).slice(bare(versionPath).length);
}

/** Without a trailing slash. */
function bare(address: string): string {
  return address.replace(/\/+$/, '');
}
