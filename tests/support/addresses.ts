import { addressOf, type SiteAddress } from '@site/src/content/addresses';

/** The route of an absolute site address; inverse of `addressOf`. */
export function routeOfAddress(site: SiteAddress, address: string): string {
  return `/${address.slice(addressOf(site, '/').length)}`.replace(/(.)\/$/, '$1');
}
