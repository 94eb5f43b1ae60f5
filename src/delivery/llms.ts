/** The site for language models: an index of the Markdown twins, and the twins of a section in one file. */
import { addressOf, type SiteAddress } from './addresses';
import { type BuiltPage } from './builtPage';
import { twinPath } from './markdownTwin';

/** A page and its text as Markdown. */
export interface PageText {
  readonly page: BuiltPage;
  readonly text: string;
}

/** Pages that stand together, in the order of the navigation tree. */
export interface LlmsSection {
  readonly title: string;
  /** Route of its landing page. */
  readonly route: string;
  readonly pages: readonly PageText[];
}

/**
 * The current documentation by section.
 *
 * @param order routes in the order readers meet them; what is not in it comes last
 */
export function llmsSections(texts: readonly PageText[], order: readonly string[]): LlmsSection[] {
  const place = new Map(order.map((route, index) => [route, index]));
  const sorted = texts
    .filter(({ page }) => page.version === 'current')
    .sort((a, b) => (place.get(a.page.route) ?? Infinity) - (place.get(b.page.route) ?? Infinity) || 0);
  const routes = new Set(sorted.map(({ page }) => page.section ?? '/'));
  return [...routes].map((route) => {
    const landing = sorted.find(({ page }) => page.route === route);
    return {
      title: landing?.page.title ?? route.slice(1),
      route,
      pages: sorted.filter(({ page }) => (page.section ?? '/') === route),
    };
  });
}

/** Where a section's pages are in one file; the home page is only in that of the whole site. */
export function llmsFullPath(route: string): string {
  return `${route}/llms-full.txt`;
}

/** `llms.txt`: what the site is, and every page with its description, by section. */
export function llmsIndex(site: SiteAddress, sections: readonly LlmsSection[]): string {
  const lists = sections.map(({ title, route, pages }) => {
    const whole =
      route === '/'
        ? []
        : [`- [All of ${escapeLabel(title)} in one file](${addressOf(site, llmsFullPath(route))})`];
    return [
      `## ${title}`,
      '',
      ...pages.map(
        ({ page }) =>
          `- [${escapeLabel(page.title)}](${addressOf(site, twinPath(page.route))}): ${page.description}`,
      ),
      ...whole,
      '',
    ].join('\n');
  });
  return `# ${site.title}

> ${site.tagline}

Every page has a Markdown twin at its own address with \`.md\` at the end; that of the home page is
\`index.md\`. The links below lead to the twins. Facts carry their sources in the front matter.

${lists.join('\n')}
## Optional

- [All pages in one file](${addressOf(site, '/llms-full.txt')})
- [Index of all pages with metadata and headings, JSON](${addressOf(site, '/page-index.json')})
- [Sitemap](${addressOf(site, '/sitemap.xml')})
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
      const about = [
        `Address: ${page.address}`,
        ...(page.version === undefined ? [] : [`Version: ${page.version}`]),
        ...(page.updated === undefined ? [] : [`Updated: ${page.updated}`]),
      ];
      return [title, '', about.join('\n'), ...rest].join('\n');
    })
    .join('\n---\n\n');
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
