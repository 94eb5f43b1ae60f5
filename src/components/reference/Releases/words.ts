/** Wording of the release tables. */
import { type UpgradeReleases } from '@site/src/data/releases';

import { parseSource } from '../../../content/sources/link';

/** `Isthmus (Upgrade 15)` as `releases-isthmus`. */
export function releaseRowId(upgrade: string): string {
  const name = upgrade.replace(/ \(.*\)$/, '');
  return `releases-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Source of a version, in words and as a link. */
export interface Evidence {
  readonly text: string;
  readonly url?: string;
}

/** Sources of the versions: links, files at a commit, and former documentation pages. */
export function evidenceOf({ evidence }: Pick<UpgradeReleases, 'evidence'>): readonly Evidence[] {
  return evidence.map((item) => {
    if (/^[\w.-]+\/[\w.-]+@\w+:/.test(item)) {
      const { href } = parseSource(item);
      const file = item.replace(/^.*\//, '').replace(/\.mdx$/, '');
      const folder = item.includes('/notices/') ? 'notice' : 'list of releases';
      return { text: folder === 'notice' ? `notice ${file}` : folder, url: href };
    }
    if (!item.startsWith('https://')) return { text: item.replace(/^docs /, 'earlier documentation: ') };
    const { hostname, pathname } = new URL(item);
    const tag = decodeURIComponent(pathname.replace(/^.*\/(?:tag|release)\//, '')).replace(
      /^.*\/pull\//,
      '#',
    );
    const repository = pathname
      .replace(/^\/project\/github/, '')
      .split('/')
      .slice(1, 3)
      .join('/');
    const where = hostname === 'github.com' ? repository : `${repository} on ${hostname}`;
    return { text: `${where} ${tag}`, url: item };
  });
}

/** How certain the versions are. */
export function confidenceOf({ confidence }: Pick<UpgradeReleases, 'confidence'>): string {
  return confidence === undefined
    ? 'Confidence: versions named in the sources above'
    : `Confidence: ${confidence}`;
}

/** `2026-11-05` as `November 5, 2026`. */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
