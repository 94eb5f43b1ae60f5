import { changesRouteOf, routeOfId } from '../versions/routes';

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
 * Route of the comparison of the page at an address; undefined unless several
 * versions have the page. First pages are not compared.
 */
export function comparisonAt(pathname: string, versions: readonly VersionPages[]): string | undefined {
  const docs = versions.flatMap(({ docs, mainDocId }) => docs.filter(({ id }) => id !== mainDocId));
  const page = docs.find(({ path }) => bare(path) === bare(pathname));
  const isShared = docs.filter(({ id }) => id === page?.id).length > 1;
  return page && isShared ? changesRouteOf(routeOfId(page.id)) : undefined;
}

/** Without a trailing slash. */
function bare(address: string): string {
  return address.replace(/\/+$/, '');
}
