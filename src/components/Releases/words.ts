/** What the table of releases says, apart from how it looks. */
import { type UpgradeReleases } from '@site/src/data/releases';

/** `Isthmus (Upgrade 15)` as `releases-isthmus`. */
export function releaseRowId(upgrade: string): string {
  const name = upgrade.replace(/ \(.*\)$/, '');
  return `releases-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Where the versions were found: links, and pages of earlier documentation that are gone. */
export function evidenceOf({
  evidence,
}: Pick<UpgradeReleases, 'evidence'>): readonly { readonly text: string; readonly url?: string }[] {
  return evidence.map((item) => {
    if (!item.startsWith('https://')) return { text: item.replace(/^docs /, 'earlier documentation: ') };
    const { hostname, pathname } = new URL(item);
    const tag = decodeURIComponent(pathname.replace(/^.*\/(?:tag|release)\//, ''));
    const repository = pathname
      .replace(/^\/project\/github/, '')
      .split('/')
      .slice(1, 3)
      .join('/');
    const where = hostname === 'github.com' ? repository : `${repository} on ${hostname}`;
    return { text: `${where} ${tag}`, url: item };
  });
}

/** How sure the versions are. */
export function confidenceOf({ confidence }: Pick<UpgradeReleases, 'confidence'>): string {
  return confidence === undefined
    ? 'Confidence: versions named in the sources above'
    : `Confidence: ${confidence}`;
}
