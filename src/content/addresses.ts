/** Routes, their files in the build, and public addresses. */

export interface SiteAddress {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Path with leading and trailing slash. */
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
}

/** A route's file in the build without extension; `index` for the home page. */
export function fileStem(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Absolute address of a path given without the base URL. */
export function addressOf(site: SiteAddress, path: string): string {
  return `${site.url}${site.baseUrl}${path.replace(/^\//, '')}`;
}
