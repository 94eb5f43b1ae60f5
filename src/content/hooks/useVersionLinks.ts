import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';

import { comparisonOf, samePageIn } from '../navigation/samePage';

/** A version as linked from the current page. */
export interface VersionLink {
  readonly label: string;
  /** The same page, or the version's first page if missing. */
  readonly href: string;
  /** Whether it is the current page's version. */
  readonly active: boolean;
}

/** Versions, newest first, and the comparison of the current page. */
interface VersionLinks {
  readonly links: readonly VersionLink[];
  /** Undefined for a page that is not compared. */
  readonly comparison: string | undefined;
}

/**
 * Found by address, because Docusaurus's hooks match the patterns of all pages.
 */
export function useVersionLinks(): VersionLinks {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  const active = useActiveVersion(undefined) ?? latest;
  const links = useVersions(undefined).map((version) => ({
    label: version.label,
    href: samePageIn(version, pathname, active.path),
    active: version === active,
  }));
  const hrefs = links.map(({ href }) => href);
  return { links, comparison: comparisonOf(hrefs, pathname, active.path) };
}
