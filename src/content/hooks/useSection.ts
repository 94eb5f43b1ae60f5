import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';

import { firstSegment } from '../navigation/firstSegment';

/** A section in the reader's version. */
export interface Section {
  /** Its landing page. */
  readonly href: string;
  /** Whether it contains the current page. */
  readonly active: boolean;
}

/**
 * The section of a sidebar, found by address, because Docusaurus's hooks search
 * all pages for every section.
 *
 * @returns undefined if neither this version nor the latest has it
 */
export function useSection(id: string): Section | undefined {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  const version = useActiveVersion(undefined) ?? latest;
  const href = (version.sidebars?.[id] ?? latest.sidebars?.[id])?.link?.path;
  return href === undefined ? undefined : { href, active: firstSegment(pathname, version.path) === id };
}
