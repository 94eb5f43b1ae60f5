import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

/** A version of the documentation to search. */
export interface SearchedVersion {
  /** Path that it is below, with a slash at its end. */
  readonly url: string;
  /** Its name where it is not the current one, as the address of the search page has it. */
  readonly name: string;
}

/** The version of the page at hand; pages outside of the documentation belong to the current one. */
export function useSearchedVersion(): SearchedVersion {
  const baseUrl = useBaseUrl('/');
  const version = useActiveVersion(undefined);
  return version === undefined || version.isLast
    ? { url: baseUrl, name: '' }
    : { url: `${version.path}/`, name: version.name };
}
