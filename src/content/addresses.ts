/** Routes, the files they are built into, and their addresses where the site is served. */

/** Where the site is served. */
export interface SiteAddress {
  /** Origin without a slash at its end. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
}

/** The file of a route below the build's folder, without its ending: `index` for the home page. */
export function fileStem(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Absolute address of a path of the site, given without the base URL. */
export function addressOf(site: SiteAddress, path: string): string {
  return `${site.url}${site.baseUrl}${path.replace(/^\//, '')}`;
}
