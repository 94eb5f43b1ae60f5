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
  const wanted = bare(version.path) + bare(pathname).slice(bare(versionPath).length);
  const same = version.docs.find(({ path }) => bare(path) === wanted);
  const first = version.docs.find(({ id }) => id === version.mainDocId);
  return (same ?? first)?.path ?? version.path;
}

/**
 * Route of a page's comparison; undefined unless several versions have the page.
 * First pages are not compared.
 *
 * @param links addresses from {@link samePageIn} in every version
 */
export function comparisonOf(
  links: readonly string[],
  pathname: string,
  versionPath: string,
): string | undefined {
  const route = bare(pathname).slice(bare(versionPath).length);
  return route && links.filter((href) => bare(href).endsWith(route)).length > 1
    ? changesRouteOf(route)
    : undefined;
}

/** Without a trailing slash. */
function bare(address: string): string {
  return address.replace(/\/+$/, '');
}
