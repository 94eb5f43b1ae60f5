/** Filters and sorts rows by their data, without the DOM. */
import hasWords from '../ReferenceEntry/hasWords';

export interface RowFacts {
  /** All text, in lower case. */
  readonly text: string;
  /** Values by facet. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
  /** Values by sort key. */
  readonly keys: ReadonlyMap<string, string>;
}

export interface Selection {
  /** Words that must all occur. */
  readonly text: string;
  /** Wanted value by facet; empty for any. */
  readonly facets: Readonly<Record<string, string>>;
}

/** Selects every row. */
export const everything: Selection = { text: '', facets: {} };

export interface RowElement {
  readonly textContent: string | null;
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads a row's `data-facet-*` (space-separated values) and `data-sort-*`
 * attributes.
 */
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

/** Whether a row is selected. */
export function matches(row: RowFacts, { text, facets }: Selection): boolean {
  return (
    hasWords(row.text, text) &&
    Object.entries(facets).every(
      ([facet, wanted]) => wanted === '' || (row.facets.get(facet)?.includes(wanted) ?? false),
    )
  );
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/**
 * A sorted copy, numeric where values are numbers; original order without a
 * key.
 */
export function sorted<Row extends { readonly facts: RowFacts }>(
  rows: readonly Row[],
  key: string,
): readonly Row[] {
  if (key === '') return rows;
  const value = ({ facts }: Row): string => facts.keys.get(key) ?? '';
  return [...rows].sort((a, b) => collator.compare(value(a), value(b)));
}
