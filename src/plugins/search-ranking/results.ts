import { otherForms } from './otherForms';
import { queryWords } from './queryWords';
import { rank, type Ranked } from './rank';
import { type Kind, kinds, type SearchDocument, type SearchIndex } from './searchIndex';
import { termsOf } from './terms';

/** What to mark in a text: pairs of a start and a length. */
type Positions = readonly (readonly [number, number])[];

/** A result as the theme of the search plugin shows it. */
export interface SearchResult {
  readonly document: SearchDocument;
  /** The kind of its text, by its place among {@link kinds}. */
  readonly type: number;
  /** The title of its page; nothing where it is that title. */
  readonly page: SearchDocument | false | undefined;
  /** What to mark in the text, by term and field. */
  readonly metadata: Readonly<Record<string, { readonly t: { readonly position: Positions } }>>;
  /** What to mark in other texts, the longest first. */
  readonly tokens: readonly string[];
  readonly score: number;
  /** Whether it is drawn as a branch of the page before it, and whether as its last. */
  readonly isInterOfTree?: boolean;
  readonly isLastOfTree?: boolean;
}

/** At most `limit` results for what was typed, best first. */
export function results(index: SearchIndex, query: string, limit: number): SearchResult[] {
  const words = queryWords(query).map(({ text }) => text);
  const tokens = [...new Set(words.flatMap((word) => [word, ...otherForms(word)]))].sort(
    (one, other) => other.length - one.length,
  );
  const ranked = rank(index, query, limit);
  return ranked.map((item, at) => ({
    document: item.document,
    type: kinds.indexOf(item.kind),
    page: item.kind !== 'title' && index.titles.get(item.document.p ?? -1),
    metadata: marksIn(item),
    tokens,
    score: item.score,
    ...branch(ranked, at),
  }));
}

/** Where the terms of the query stand in the text of a result. */
function marksIn({ document, terms }: Ranked): SearchResult['metadata'] {
  const positions = new Map<string, [number, number][]>();
  for (const { term, start, length } of termsOf(document.t)) {
    if (terms.has(term)) positions.set(term, [...(positions.get(term) ?? []), [start, length]]);
  }
  return Object.fromEntries([...positions].map(([term, position]) => [term, { t: { position } }] as const));
}

/** Kinds of text that stand for their page in a list of results. */
const ofPage: readonly Kind[] = ['title', 'keywords'];

/** Sections that come directly after their page are its branches. */
function branch(ranked: readonly Ranked[], at: number): Pick<SearchResult, 'isInterOfTree' | 'isLastOfTree'> {
  const isBranchAt = (place: number): boolean => {
    const item = ranked[place];
    const before = ranked[place - 1];
    if (item === undefined || before === undefined) return false;
    if (ofPage.includes(item.kind) || item.document.u !== before.document.u) return false;
    return ofPage.includes(before.kind) || isBranchAt(place - 1);
  };
  if (!isBranchAt(at)) return {};
  return isBranchAt(at + 1) ? { isInterOfTree: true } : { isLastOfTree: true };
}
