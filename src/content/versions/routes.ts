/** Route of the list of changes. */
export const changesRoute = '/changes';

/** Route of a page's changes, by its current route. */
export function changesRouteOf(route: string): string {
  return `${changesRoute}${route}`;
}

/** Current route of a doc id: `/stack` for `stack/index`, `/` for `index`. */
export function routeOfId(id: string): string {
  return `/${id.replace(/(^|\/)index$/, '')}`;
}
