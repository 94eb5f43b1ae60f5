/** Where the list of pages with their changes is. */
export const changesRoute = '/changes';

/** Where the changes of a page are, given by its route in the current version. */
export function changesRouteOf(route: string): string {
  return `${changesRoute}${route}`;
}

/** Where the current version has the page of an id, without the base URL: `/stack` for `stack/index`, `/` for `index`. */
export function routeOfId(id: string): string {
  return `/${id.replace(/(^|\/)index$/, '')}`;
}
