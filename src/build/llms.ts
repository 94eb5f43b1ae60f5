/**
 * Files for language models: an index of the Markdown pages, and full texts by
 * section.
 */
import { dayOf, type PageFacts } from '../content/page';
import { addressOf, type SiteAddress } from '../content/addresses';
import { markdownPath } from './markdownVersion';

export interface PageText {
  readonly page: PageFacts;
  readonly text: string;
}

/** A section in navigation order. */
export interface LlmsSection {
  readonly title: string;
  /** Route of its landing page. */
  readonly route: string;
  readonly pages: readonly PageText[];
}

/** Route of a version's home page. */
export function homeOf(version: string): string {
  return version === 'current' ? '/' : `/${version}`;
}

/** Versions that have pages, the current one first. */
export function versionsIn(texts: readonly PageText[]): string[] {
  const names = texts.flatMap(({ page: { version } }) => (version === undefined ? [] : [version]));
  return [...new Set(['current', ...names])];
}

/**
 * A version's pages by section.
 *
 * @param order routes in navigation order; others come last
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

/** Path of the full text, given the first route of a section or version. */
export function llmsFullPath(route: string): string {
  return `${route.replace(/\/$/, '')}/llms-full.txt`;
}

/** Path of a version's index, given its home route. */
export function llmsPath(home: string): string {
  return `${home.replace(/\/$/, '')}/llms.txt`;
}

export interface LlmsSubject {
  /** Route of the first page. */
  readonly home: string;
  readonly title: string;
  readonly summary: string;
  /** Indexes of the other versions. */
  readonly others: readonly { readonly title: string; readonly home: string }[];
}

/** A version's `llms.txt`: every page with its description, by section. */
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
          `- [${escapeLabel(page.title)}](${addressOf(site, markdownPath(page.route))}): ${page.description}`,
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

/** Pages in one file. Pages that repeat another page's text are only listed. */
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
