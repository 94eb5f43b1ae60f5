/** The site for language models: an index of the Markdown versions of pages, and those of a section in one file. */
import { dayOf, type PageFacts } from '../content/page';
import { addressOf, type SiteAddress } from '../content/addresses';
import { twinPath } from './markdownTwin';

/** A page and its text as Markdown. */
export interface PageText {
  readonly page: PageFacts;
  readonly text: string;
}

/** Pages that belong together, in the order of the navigation tree. */
export interface LlmsSection {
  readonly title: string;
  /** Route of its landing page. */
  readonly route: string;
  readonly pages: readonly PageText[];
}

/** Route of the first page of a version of the documentation. */
export function homeOf(version: string): string {
  return version === 'current' ? '/' : `/${version}`;
}

/** Names of the versions that have pages, the current one first, then as the home pages come. */
export function versionsIn(texts: readonly PageText[]): string[] {
  const names = texts.flatMap(({ page: { version } }) => (version === undefined ? [] : [version]));
  return [...new Set(['current', ...names])];
}

/**
 * A version of the documentation by section.
 *
 * @param order routes of the current version in the order readers meet them; what is not in it comes last
 */
export function llmsSections(
  texts: readonly PageText[],
  order: readonly string[],
  version = 'current',
): LlmsSection[] {
  const home = homeOf(version);
  const place = new Map(
    order.map((route, index) => [
      version === 'current' ? route : `${home}${route}`.replace(/\/$/, ''),
      index,
    ]),
  );
  const sorted = texts
    .filter(({ page }) => page.version === version)
    .sort((a, b) => (place.get(a.page.route) ?? Infinity) - (place.get(b.page.route) ?? Infinity) || 0);
  const routes = new Set(sorted.map(({ page }) => page.section ?? home));
  return [...routes].map((route) => {
    const landing = sorted.find(({ page }) => page.route === route);
    return {
      title: landing?.page.title ?? route.slice(1),
      route,
      pages: sorted.filter(({ page }) => (page.section ?? home) === route),
    };
  });
}

/** Where the pages of a section or a whole version are in one file, given by the route of its first page. */
export function llmsFullPath(route: string): string {
  return `${route.replace(/\/$/, '')}/llms-full.txt`;
}

/** Where the index of a version is, given by the route of its first page. */
export function llmsPath(home: string): string {
  return `${home.replace(/\/$/, '')}/llms.txt`;
}

/** What an index is of, beside its sections. */
export interface LlmsSubject {
  /** Route of the first page. */
  readonly home: string;
  readonly title: string;
  readonly summary: string;
  /** The indexes of the other versions. */
  readonly others: readonly { readonly title: string; readonly home: string }[];
}

/** `llms.txt` of a version: what it is, and every page with its description, by section. */
export function llmsIndex(
  site: SiteAddress,
  sections: readonly LlmsSection[],
  subject: LlmsSubject = { home: '/', title: site.title, summary: site.tagline, others: [] },
): string {
  const { home, title, summary, others } = subject;
  const lists = sections.map(({ title: heading, route, pages }) => {
    const whole =
      route === home
        ? []
        : [`- [All of ${escapeLabel(heading)} in one file](${addressOf(site, llmsFullPath(route))})`];
    return [
      `## ${heading}`,
      '',
      ...pages.map(
        ({ page }) =>
          `- [${escapeLabel(page.title)}](${addressOf(site, twinPath(page.route))}): ${page.description}`,
      ),
      ...whole,
      '',
    ].join('\n');
  });
  const shared =
    home === '/'
      ? [
          `- [Index of all pages with metadata and headings, JSON](${addressOf(site, '/page-index.json')})`,
          `- [Sitemap](${addressOf(site, '/sitemap.xml')})`,
        ]
      : [];
  return `# ${title}

> ${summary}

Every page has a Markdown version at its own address with \`.md\` at the end; that of the home page is
\`index.md\`. The links below lead to them. Facts carry their sources in the front matter, and what changed
between network upgrades is at the end of a page.

${lists.join('\n')}
## Optional

${[
  `- [All pages in one file](${addressOf(site, llmsFullPath(home))})`,
  ...others.map(
    ({ title: other, home: route }) => `- [${escapeLabel(other)}](${addressOf(site, llmsPath(route))})`,
  ),
  ...shared,
].join('\n')}
`;
}

/** Pages in one file. A page that repeats the text of another is only named. */
export function llmsFull(pages: readonly PageText[]): string {
  return pages
    .map(({ page, text }) => {
      if (page.canonical !== page.address) {
        return `# ${page.title}\n\nAddress: ${page.address}\nIts text is that of: ${page.canonical}\n`;
      }
      const [title = '', ...rest] = text.split('\n');
      const updated = dayOf(page);
      const about = [
        `Address: ${page.address}`,
        ...(page.version === undefined ? [] : [`Version: ${page.version}`]),
        ...(updated === undefined ? [] : [`Updated: ${updated}`]),
      ];
      return [title, '', about.join('\n'), ...rest].join('\n');
    })
    .join('\n---\n\n');
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
