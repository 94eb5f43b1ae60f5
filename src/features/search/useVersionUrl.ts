import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

export interface SearchedVersion {
  /** Base path, with a trailing slash. */
  readonly url: string;
  /** As in the search page's address; empty for the current version. */
  readonly name: string;
}

/**
 * Version of this page; pages outside of the documentation search the current
 * one.
 */
export function useSearchedVersion(): SearchedVersion {
  const baseUrl = useBaseUrl('/');
  const version = useActiveVersion(undefined);
  return version === undefined || version.isLast
    ? { url: baseUrl, name: '' }
    : { url: `${version.path}/`, name: version.name };
}
