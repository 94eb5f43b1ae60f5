/** The pages of our build as Markdown that other generators take, and the tree they are shown in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fileStem, type SiteAddress } from '../../src/content/addresses';
import { markdownText } from '../../src/build/markdownTwin';
import { readContent } from '../../src/build/pageText';
import { pageModelFile, readPageModel } from '../../src/content/page';
import { readGenerated } from '../support/generated';

/** A page of the documentation, for another generator. */
export interface Page {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly contentType?: string;
  /** Text without front matter and without its title, with links to other pages as paths. */
  readonly markdown: string;
  /** Route of the page that follows in reading order. */
  readonly next?: string;
}

/** The documentation pages of a build in reading order, by the page model beside it. Throws where there are none. */
export function readPages(buildDir: string, site: SiteAddress): Page[] {
  const pages = readPageModel(readGenerated(path.dirname(buildDir), 'page-metadata', pageModelFile))
    .filter(({ version }) => version !== undefined)
    .map(({ route, address, title, description, contentType, next }): Page => {
      const html = readFileSync(path.join(buildDir, `${fileStem(route)}.html`), 'utf8');
      return {
        route,
        title,
        description,
        ...(contentType === undefined ? {} : { contentType }),
        markdown: portable(markdownText(readContent(html), address), site.url),
        ...(next === undefined ? {} : { next }),
      };
    })
    .sort((one, other) => (one.route < other.route ? -1 : 1));
  return inReadingOrder(pages);
}

/** Text for any generator: its links are paths, and nothing in it is taken for a template. */
export function portable(markdown: string, origin: string): string {
  return markdown
    .replace(/^# .*\n+/, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(`](${origin}/`, '](/')
    .replaceAll(`](${origin})`, '](/)')
    .replace(/\{\{/g, '{ {');
}

/** Pages by following from each to the next; those that nothing leads to start a new row. */
export function inReadingOrder<P extends Pick<Page, 'route' | 'next'>>(pages: readonly P[]): P[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const followed = new Set(pages.map(({ next }) => next));
  const starts = [...pages.filter(({ route }) => !followed.has(route)), ...pages];
  const ordered = new Set<P>();
  for (const first of starts) {
    let page: P | undefined = first;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = page.next === undefined ? undefined : byRoute.get(page.next);
    }
  }
  return [...ordered];
}

/** The file of a page with the front matter that Starlight and VitePress both read. */
export function toFile(
  { route, title, description, markdown }: Page,
  withTitle: boolean,
): {
  readonly path: string;
  readonly text: string;
} {
  const heading = withTitle ? `# ${title}\n\n` : '';
  return {
    path: `${fileStem(route)}.md`,
    text: `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${heading}${markdown}`,
  };
}

/** A page or a folder of a sidebar. */
export interface Branch {
  readonly label: string;
  /** The page itself; a folder may have one, which then comes first in it. */
  readonly route?: string;
  readonly children: readonly Branch[];
}

/** The tree of the pages by their routes, each folder in the order of its pages. */
export function toTree(pages: readonly Pick<Page, 'route' | 'title'>[], parent = ''): Branch[] {
  const below = pages.filter(({ route }) => route !== '/' && route.startsWith(`${parent}/`));
  const names = [...new Set(below.map(({ route }) => route.slice(parent.length + 1).split('/')[0] ?? ''))];
  return names.map((name) => {
    const route = `${parent}/${name}`;
    const page = below.find((candidate) => candidate.route === route);
    return {
      label: page?.title ?? name,
      ...(page ? { route } : {}),
      children: toTree(below, route),
    };
  });
}
