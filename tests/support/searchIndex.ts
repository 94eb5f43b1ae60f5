import {
  readIndex,
  type SearchDocument,
  type SearchIndex,
} from '@site/src/plugins/search-ranking/searchIndex';

/** A page to be found. */
interface Page {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly text?: string;
  /** Headings and the texts below them, by hash. */
  readonly sections?: Readonly<Record<string, readonly [heading: string, text: string]>>;
}

/** What of the search plugin's file for pages, given by their routes, is read. */
export function indexFile(
  pages: Readonly<Record<string, Page>>,
): { readonly documents: readonly SearchDocument[] }[] {
  const kinds: SearchDocument[][] = [[], [], [], [], []];
  let count = 0;
  const add = (kind: number, document: Omit<SearchDocument, 'i'>): void => {
    count += 1;
    kinds[kind]?.push({ i: count, ...document });
  };
  for (const [u, { title, description, keywords, text, sections = {} }] of Object.entries(pages)) {
    add(0, { t: title, u, b: [] });
    const ofPage = { u, p: count };
    const under = (heading: string): typeof ofPage & { s: string } => ({ ...ofPage, s: heading });
    if (description !== undefined) add(2, { t: description, ...under(title) });
    if (keywords !== undefined) add(3, { t: keywords.join(', '), ...under(title) });
    if (text !== undefined) add(4, { t: text, ...under(title), h: '' });
    for (const [hash, [heading, below]] of Object.entries(sections)) {
      add(1, { t: heading, ...ofPage, h: `#${hash}` });
      add(4, { t: below, ...under(heading), h: `#${hash}` });
    }
  }
  return kinds.map((documents) => ({ documents }));
}

/** All that can be found on pages, given by their routes. */
export function indexOf(pages: Readonly<Record<string, Page>>): SearchIndex {
  return readIndex(indexFile(pages));
}
