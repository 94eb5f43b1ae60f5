import { type GlossaryTerm } from '@site/src/data/glossary';

import hasWords from '../../ui/ReferenceEntry/hasWords';

/** Ids of the entries whose names or definition contain every word of the query. */
export default function filterTerms(terms: readonly GlossaryTerm[], query: string): ReadonlySet<string> {
  return new Set(
    terms
      .filter(({ term, aliases = [], definition }) =>
        hasWords([term, ...aliases, definition].join(' ').toLowerCase(), query),
      )
      .map(({ id }) => id),
  );
}
