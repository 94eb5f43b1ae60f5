/** Typed keys of a vocabulary. */
export function idsOf<Id extends string>(terms: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(terms).filter((key): key is Id => Object.hasOwn(terms, key));
}
