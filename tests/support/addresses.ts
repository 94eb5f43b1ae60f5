import { addressOf, type SiteAddress } from '@site/src/content/addresses';

/** The route of an absolute address of the site; undoes `addressOf`. */
export function routeOfAddress(site: SiteAddress, address: string): string {
  return `/${address.slice(addressOf(site, '/').length)}`.replace(/(.)\/$/, '$1');
}
