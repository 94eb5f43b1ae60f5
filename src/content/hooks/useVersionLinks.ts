import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';

import { comparisonAt, samePageIn } from '../navigation/samePage';

/** A version as linked from the current page. */
export interface VersionLink {
  readonly label: string;
  /** The same page, or the version's first page if missing. */
  readonly href: string;
  /** Whether it is the current page's version. */
  readonly active: boolean;
}

/**
 * Versions, newest first, found by address, because Docusaurus's hooks match
 * the patterns of all pages.
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

/** Route of the comparison of the current page, if it has one. */
export function useComparison(): string | undefined {
  const { pathname } = useLocation();
  return comparisonAt(pathname, useVersions(undefined));
}
