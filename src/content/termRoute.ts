/** Kinds of term that pages carry, by the path of their index pages. */
export type TermKind = 'personas' | 'content-types' | 'categories';

/** Where the index page of a term is. Apart from the vocabulary, which pages do not have to load. */
export function termRoute(kind: TermKind, id: string): string {
  return `/${kind}/${id}`;
}
