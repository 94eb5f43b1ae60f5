/** Pages of our build as Markdown for other generators, and their tree. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fileStem, type SiteAddress } from '../../src/content/addresses';
import { markdownText } from '../../src/build/markdownVersion';
import { readContent } from '../../src/build/pageText';
import { pageModelFile, readPageModel } from '../../src/content/page';
import { readGenerated } from '../support/generated';

export interface Page {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly contentType?: string;
  /** Without front matter and title; links to pages are paths. */
  readonly markdown: string;
  /** Route of the next page in reading order. */
  readonly next?: string;
}

/** Documentation pages of a build in reading order, from its page model. Throws if there are none. */
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

/** Removes title and images, turns links into paths, and escapes template syntax. */
export function portable(markdown: string, origin: string): string {
  return markdown
    .replace(/^# .*\n+/, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(`](${origin}/`, '](/')
    .replaceAll(`](${origin})`, '](/)')
    .replace(/\{\{/g, '{ {');
}

/** Pages in reading order; a page that no other leads to starts a new chain. */
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

/** A page with front matter for Starlight and VitePress. */
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

/** A page or folder of a sidebar. */
export interface Branch {
  readonly label: string;
  /** A folder may have a page, shown first. */
  readonly route?: string;
  readonly children: readonly Branch[];
}

/** The tree of routes, each folder in page order. */
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
