import { readSitemap, toSitemap, withSitemap } from '@site/src/delivery/sitemap';

const written = `<?xml version="1.0"?><urlset><url><loc>https://docs.example/a?b&amp;c</loc><lastmod>2025-06-01T10:00:00.000Z</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url><url><loc>https://docs.example/b</loc></url></urlset>`;

it('the sitemap keeps addresses and days, and drops guesses', () => {
  const entries = readSitemap(written);
  expect(entries).toEqual([
    { address: 'https://docs.example/a?b&c', lastChange: '2025-06-01' },
    { address: 'https://docs.example/b' },
  ]);
  const xml = toSitemap(entries);
  expect(xml).not.toMatch(/changefreq|priority/);
  expect(xml).toContain('<loc>https://docs.example/a?b&amp;c</loc><lastmod>2025-06-01</lastmod>');
  expect(readSitemap(xml)).toEqual(entries);
});

it('an address comes back whole, whatever means something in XML', () => {
  const entries = [{ address: 'https://docs.example/a?b=&lt;&c=<d>' }];
  expect(readSitemap(toSitemap(entries))).toEqual(entries);
});

it.each(['<urlset></urlset>', '<url><lastmod>2025-01-01</lastmod></url>'])('refuses %s', (xml) => {
  expect(() => readSitemap(xml)).toThrow('no addresses, or an entry without one');
});

it('robots.txt names the sitemap once', () => {
  const once = withSitemap('User-agent: *\nAllow: /\n', 'https://docs.example/sitemap.xml');
  expect(once).toBe('User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n');
  expect(withSitemap(once, 'https://docs.example/sitemap.xml')).toBe(once);
});
