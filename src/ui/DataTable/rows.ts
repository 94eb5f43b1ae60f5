/** Filtering and sorting of rows by what is written on them. Nothing here touches a document. */
import hasWords from '../ReferenceEntry/hasWords';

/** What is known of a row. */
export interface RowFacts {
  /** All its text in lower case. */
  readonly text: string;
  /** Facet to the values the row has. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
  /** Sort key to the row's value. */
  readonly keys: ReadonlyMap<string, string>;
}

/** What a reader asked for. */
export interface Selection {
  /** Words that must all occur. */
  readonly text: string;
  /** Facet to the value wanted; empty for any. */
  readonly facets: Readonly<Record<string, string>>;
}

/** What a reader has asked for who has asked for nothing: every row. */
export const everything: Selection = { text: '', facets: {} };

/** The part of an element that {@link rowFacts} reads. */
export interface RowElement {
  readonly textContent: string | null;
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/** Reads a row: `data-facet-network="mainnet"` is a facet (several values have blanks between), `data-sort-id="10"` a key. */
export function rowFacts({ textContent, dataset }: RowElement): RowFacts {
  const facets = new Map<string, readonly string[]>();
  const keys = new Map<string, string>();
  for (const [name, value = ''] of Object.entries(dataset)) {
    const [, kind, subject = ''] = /^(facet|sort)(.+)$/.exec(name) ?? [];
    const id = subject.charAt(0).toLowerCase() + subject.slice(1);
    if (kind === 'facet') facets.set(id, value.split(' '));
    if (kind === 'sort') keys.set(id, value);
  }
  return { text: (textContent ?? '').toLowerCase(), facets, keys };
}

/** Whether a row is among what the reader asked for. */
export function matches(row: RowFacts, { text, facets }: Selection): boolean {
  return (
    hasWords(row.text, text) &&
    Object.entries(facets).every(
      ([facet, wanted]) => wanted === '' || (row.facets.get(facet)?.includes(wanted) ?? false),
    )
  );
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Rows in the order of a key, numbers by size; without a key in the order they came. Never changes its argument. */
export function sorted<Row extends { readonly facts: RowFacts }>(
  rows: readonly Row[],
  key: string,
): readonly Row[] {
  if (key === '') return rows;
  const value = ({ facts }: Row): string => facts.keys.get(key) ?? '';
  return [...rows].sort((a, b) => collator.compare(value(a), value(b)));
}
