/** Path of each kind's index pages. */
export type TermKind = 'personas' | 'content-types' | 'categories';

/**
 * Route of a term's index page; separate from the vocabulary, which is large.
 */
export function termRoute(kind: TermKind, id: string): string {
  return `/${kind}/${id}`;
}
