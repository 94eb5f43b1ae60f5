import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';

import { firstSegment } from '../navigation/firstSegment';

/** A section of the site in the version the reader is in. */
export interface Section {
  /** Address of its landing page. */
  readonly href: string;
  /** Whether the page at hand is one of its pages. */
  readonly active: boolean;
}

/**
 * The section of a sidebar, which has the name of the section's folder. Docusaurus' own hooks look for the page at hand
 * among all pages, once for every section in the bar; its address says as much.
 *
 * @returns undefined where neither the version at hand nor the latest has the section
 */
export function useSection(id: string): Section | undefined {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  const version = useActiveVersion(undefined) ?? latest;
  const href = (version.sidebars?.[id] ?? latest.sidebars?.[id])?.link?.path;
  return href === undefined ? undefined : { href, active: firstSegment(pathname, version.path) === id };
}
