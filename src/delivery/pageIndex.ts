/** `/page-index.json`: the current pages with what is known of them, for programs. */
import { type PageFacts } from '../metadata/page';
import { loadBuilt } from './pageText';

/** One entry of the index. */
export interface PageIndexEntry extends Pick<
  PageFacts,
  'route' | 'title' | 'description' | 'contentType' | 'topic'
> {
  readonly personas: readonly string[];
  readonly categories: readonly string[];
  /** Text and id of the headings of levels 2 and 3, in order. */
  readonly headings: readonly PageHeading[];
  /** Route of the page that follows in the navigation tree, or null at its end. */
  readonly nextRoute: string | null;
  /** When the page's text last changed, in ISO 8601, or null where its history is unknown. */
  readonly timestamp: string | null;
}

/** A heading that can be linked to. */
export interface PageHeading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** Where the index is published. */
export const pageIndexFile = 'page-index.json';

/** The index of the current version, in order of routes. */
export function pageIndex(
  pages: readonly PageFacts[],
  headingsOf: (route: string) => readonly PageHeading[],
): PageIndexEntry[] {
  return pages
    .filter(({ version }) => version === 'current')
    .map(({ route, title, description, contentType, personas, categories, topic, next, updated }) => ({
      route,
      title,
      description,
      contentType,
      personas,
      categories,
      topic,
      headings: headingsOf(route),
      nextRoute: next ?? null,
      timestamp: updated ?? null,
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Headings of levels 2 and 3 of a built page, those of components included. Reads the HTML that
 * readers get, because a heading that a component renders is in no Markdown file.
 */
export function headingsOfHtml(html: string): PageHeading[] {
  // The menus around the text are most of a page, and take as long to read.
  const $ = loadBuilt(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
  return $('article :is(h2, h3)[id]')
    .toArray()
    .map((element) => {
      const heading = $(element).clone();
      heading.find('.hash-link, [data-search-ignore]').remove();
      return {
        level: element.tagName === 'h2' ? 2 : 3,
        id: $(element).attr('id') ?? '',
        text: heading.text().replaceAll('\u200b', '').trim(),
      };
    });
}
