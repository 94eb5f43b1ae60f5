import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

const sitemapSchema = z.object({
  urlset: z.object({
    url: z.array(z.strictObject({ loc: z.string(), lastmod: z.string().optional() })).min(1),
  }),
});

/** Entries of a sitemap. Throws for anything but an address and a day. */
export function readSitemap(
  xml: string,
): { readonly address: string; readonly lastChange: string | undefined }[] {
  const { urlset } = sitemapSchema.parse(new XMLParser().parse(xml));
  return urlset.url.map(({ loc, lastmod }) => ({ address: loc, lastChange: lastmod }));
}
