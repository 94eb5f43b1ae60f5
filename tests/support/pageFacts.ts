import { type PageFacts } from '@site/src/content/page';

/** Facts of a canonical page at the root of docs.example. */
export function pageFacts(route: string, more: Partial<PageFacts> = {}): PageFacts {
  const address = `https://docs.example${route}`;
  return {
    route,
    address,
    canonical: address,
    title: `Title of ${route}`,
    description: `About ${route}`,
    noIndex: false,
    version: 'current',
    personas: [],
    categories: [],
    sources: [],
    searchTerms: [],
    questions: [],
    ...more,
  };
}
