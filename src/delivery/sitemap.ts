/** The sitemap, which Docusaurus writes, reduced to what is known to be true, and robots.txt. */
import { escapeHtml, unescapeHtml } from '../navigation/htmlText';

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly address: string;
  /** Day of the last change, YYYY-MM-DD; absent where the history does not tell. */
  readonly lastChange?: string;
}

/** Reads a sitemap. Throws where it has no addresses, because then it is not what this was written for. */
export function readSitemap(xml: string): SitemapEntry[] {
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
    const lastChange = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1]?.slice(0, 10);
    return {
      address: unescapeHtml(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ''),
      ...(lastChange === undefined ? {} : { lastChange }),
    };
  });
  if (entries.length === 0 || entries.some(({ address }) => address === '')) {
    throw new Error('The sitemap has no addresses, or an entry without one.');
  }
  return entries;
}

/** A sitemap with nothing but addresses and days: frequencies and priorities would be guesses. */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, lastChange }) => {
    const day = lastChange === undefined ? '' : `<lastmod>${lastChange}</lastmod>`;
    return `<url><loc>${escapeHtml(address)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** `robots.txt` with the address of the sitemap. */
export function withSitemap(robots: string, sitemapAddress: string): string {
  const rules = robots.replace(/^Sitemap:.*\n?/gim, '').trimEnd();
  return `${rules}\n\nSitemap: ${sitemapAddress}\n`;
}
