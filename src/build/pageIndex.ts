/** `/page-index.json`: the current pages with their metadata. */
import { type PageFacts } from '../content/page';
import { type PageHeading } from './pageText';

export interface PageIndexEntry extends Pick<
  PageFacts,
  'route' | 'title' | 'description' | 'contentType' | 'topic'
> {
  readonly personas: readonly string[];
  readonly categories: readonly string[];
  /** Levels 2 and 3, in order. */
  readonly headings: readonly PageHeading[];
  /** Next page in the navigation; null for the last. */
  readonly nextRoute: string | null;
  /** Last change of the text in ISO 8601; null if unknown. */
  readonly timestamp: string | null;
}

export const pageIndexFile = 'page-index.json';

/** The current version's index, by route. */
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
