/** Path of each kind's index pages. */
export type TagKind = 'personas' | 'content-types' | 'categories';

/**
 * Route of a tag's index page; separate from the vocabulary, which is large.
 */
export function tagRoute(kind: TagKind, id: string): string {
  return `/${kind}/${id}`;
}
