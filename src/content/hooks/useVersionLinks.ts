import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';

import { samePageIn } from '../navigation/samePage';

/** A version of the documentation, from the page at hand. */
export interface VersionLink {
  readonly label: string;
  /** Address of the same page in it, or of its first page where it lacks that. */
  readonly href: string;
  /** Whether the page at hand is in it. */
  readonly active: boolean;
}

/**
 * The versions of the documentation, newest first. Docusaurus' own hooks look for the page at hand by matching the
 * patterns of all pages, on every page; its address says as much.
 */
export function useVersionLinks(): readonly VersionLink[] {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  const active = useActiveVersion(undefined) ?? latest;
  return useVersions(undefined).map((version) => ({
    label: version.label,
    href: samePageIn(version, pathname, active.path),
    active: version === active,
  }));
}
