import lunr from 'lunr';

/** Kinds of text the search plugin makes an index of, in the order in which its file has them. */
export const kinds = ['title', 'heading', 'description', 'keywords', 'content'] as const;
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

/** Where a term stands in a document: pairs of a start and a length. */
export type Positions = readonly (readonly [number, number])[];
type Posting = ReadonlyMap<SearchDocument, Positions>;

/** The texts of one kind. */
export interface KindIndex {
  readonly kind: Kind;
  readonly documents: readonly SearchDocument[];
  readonly postings: ReadonlyMap<string, Posting>;
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
type IndexFile = readonly {
  readonly documents: readonly SearchDocument[];
  readonly index: {
    readonly fields: readonly string[];
    readonly invertedIndex: readonly (readonly [
      string,
      { readonly t: Readonly<Record<string, { readonly position: Positions }>> },
    ])[];
  };
}[];

/** Reads the parsed file of the search plugin. Throws where it is not one. */
export function readIndex(file: unknown): SearchIndex {
  const parts = file as IndexFile;
  if (!Array.isArray(file) || parts.length !== kinds.length) {
    throw new Error('The search index is of another kind.');
  }
  const read = kinds.map((kind, part): KindIndex => {
    const { documents = [], index } = parts[part] ?? {};
    if (index === undefined) throw new Error(`The search index has no ${kind}.`);
    const byRef = new Map(documents.map((document) => [String(document.i), document]));
    const posting = (fields: Readonly<Record<string, { readonly position: Positions }>>): Posting =>
      new Map(
        Object.entries(fields).flatMap(([ref, { position }]) => {
          const document = byRef.get(ref);
          return document === undefined ? [] : [[document, position] as const];
        }),
      );
    return {
      kind,
      documents,
      postings: new Map(index.invertedIndex.map(([term, { t }]) => [term, posting(t)])),
    };
  });
  return {
    kinds: read,
    terms: [...new Set(read.flatMap(({ postings }) => [...postings.keys()]))].sort(),
    titles: new Map(read[0]?.documents.map((document) => [document.i, document])),
    size: Math.max(...read.map(({ documents }) => documents.length)),
  };
}

/** The form in which the index has a word. */
export function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word)).toString();
}

/** In how many texts of one kind, at most, a term stands. */
export function frequency(index: SearchIndex, term: string): number {
  return Math.max(...index.kinds.map(({ postings }) => postings.get(term)?.size ?? 0));
}
