import { type GlossaryTerm } from '@site/src/data/glossary';

/** Ids of the terms that hold every word of the query in their names or definition. */
export default function filterTerms(terms: readonly GlossaryTerm[], query: string): ReadonlySet<string> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return new Set(
    terms
      .filter(({ term, aliases = [], definition }) => {
        const text = [term, ...aliases, definition].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .map(({ id }) => id),
  );
}
