/** `robots.txt` with the address of the sitemap. */
export function withSitemap(robots: string, sitemapAddress: string): string {
  const rules = robots.replace(/^Sitemap:.*\n?/gim, '').trimEnd();
  return `${rules}\n\nSitemap: ${sitemapAddress}\n`;
}
