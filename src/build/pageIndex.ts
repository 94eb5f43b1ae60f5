/** `/page-index.json`: the current pages with what is known of them, for programs. */
import { type PageFacts } from '../content/page';
import { type PageHeading } from './pageText';

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
