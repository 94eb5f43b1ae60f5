/** Where the list of pages with their changes is. */
export const changesRoute = '/changes';

/** Where the changes of a page are, given by its route in the current version. */
export function changesRouteOf(route: string): string {
  return `${changesRoute}${route}`;
}
