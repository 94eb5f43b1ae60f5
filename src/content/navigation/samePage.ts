/** What has to be known of a version to find a page in it. */
interface VersionPages {
  /** Address its pages are below. */
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/**
 * The address of a page in another version; that of the version's first page where it lacks the page.
 *
 * @param pathname address of the page at hand
 * @param versionPath address that the pages of its version are below
 */
export function samePageIn(version: VersionPages, pathname: string, versionPath: string): string {
  const wanted = bare(version.path) + bare(pathname).slice(bare(versionPath).length);
  const same = version.docs.find(({ path }) => bare(path) === wanted);
  const first = version.docs.find(({ id }) => id === version.mainDocId);
  return (same ?? first)?.path ?? version.path;
}

/** An address without the slash at its end. */
function bare(address: string): string {
  return address.replace(/\/+$/, '');
}
