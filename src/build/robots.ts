/** `robots.txt` with the sitemap's address. */
export function withSitemap(robots: string, sitemapAddress: string): string {
  const rules = robots.replace(/^Sitemap:.*\n?/gim, '').trimEnd();
  return `${rules}\n\nSitemap: ${sitemapAddress}\n`;
}
