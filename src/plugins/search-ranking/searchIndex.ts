import { termsOf } from './terms';

/** Kinds of text the search plugin finds on pages, in the order in which its file has them. */
export const kinds = ['title', 'heading', 'description', 'keywords', 'content'] as const;
/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** A text that can be found, as the search plugin's file has it. */
export interface SearchDocument {
  readonly i: number;
  /** The text. */
  readonly t: string;
  /** The route of its page. */
  readonly u: string;
  /** The hash of its section. */
  readonly h?: string;
  /** The `i` of its page's title. */
  readonly p?: number;
  /** The heading it stands below. */
  readonly s?: string;
  /** Names of what its page is below. */
  readonly b?: readonly string[];
}

/** That a term stands in a text, and how often. */
export interface Occurrence {
  readonly document: SearchDocument;
  readonly times: number;
}

/** The texts of one kind. */
export interface KindIndex {
  readonly kind: Kind;
  readonly documents: readonly SearchDocument[];
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>;
}

/** All that can be found on the pages of a version. */
export interface SearchIndex {
  readonly kinds: readonly KindIndex[];
  /** Every term of every kind, in alphabetical order. */
  readonly terms: readonly string[];
  /** The title of each page, by its `i`. */
  readonly titles: ReadonlyMap<number, SearchDocument>;
  /** How many sections there are. */
  readonly size: number;
}

/** The file of the search plugin, as far as it is read here. */
type IndexFile = readonly ({ readonly documents?: readonly SearchDocument[] } | null)[];

/**
 * What of the search plugin's file is read, as a file: the texts. Its index of them is two thirds of it, and made anew
 * in less time than it takes to fetch. Throws where the file is not one.
 */
export function textsOnly(file: string): string {
  return JSON.stringify(documentsIn(JSON.parse(file)).map((documents) => ({ documents })));
}

/** Makes the index of the texts in the parsed file of the search plugin. Throws where it is not one. */
export function readIndex(file: unknown): SearchIndex {
  const documents = documentsIn(file);
  const read = kinds.map((kind, part): KindIndex => {
    const own = documents[part] ?? [];
    return { kind, documents: own, occurrences: occurrencesIn(own) };
  });
  return {
    kinds: read,
    terms: [...new Set(read.flatMap(({ occurrences }) => [...occurrences.keys()]))].sort(),
    titles: new Map(read[0]?.documents.map((document) => [document.i, document])),
    size: Math.max(...read.map((one) => one.documents.length)),
  };
}

function documentsIn(file: unknown): (readonly SearchDocument[])[] {
  const parts = file as IndexFile;
  if (!Array.isArray(file) || parts.length !== kinds.length) {
    throw new Error('The search index is of another kind.');
  }
  return parts.map((part, at) => {
    const documents = part?.documents;
    const isList: boolean = Array.isArray(documents);
    if (documents === undefined || !isList) throw new Error(`The search index has no ${kinds[at]}.`);
    return documents;
  });
}

function occurrencesIn(documents: readonly SearchDocument[]): Map<string, Occurrence[]> {
  const occurrences = new Map<string, { document: SearchDocument; times: number }[]>();
  for (const document of documents) {
    for (const { term } of termsOf(document.t)) {
      const known = occurrences.get(term);
      const last = known?.at(-1);
      if (known === undefined) occurrences.set(term, [{ document, times: 1 }]);
      else if (last?.document === document) last.times += 1;
      else known.push({ document, times: 1 });
    }
  }
  return occurrences;
}

/** In how many texts of one kind, at most, a term stands. */
export function frequency(index: SearchIndex, term: string): number {
  return Math.max(...index.kinds.map(({ occurrences }) => occurrences.get(term)?.length ?? 0));
}
