import { withSitemap } from '@site/src/build/robots';

it('robots.txt names the sitemap once', () => {
  const once = withSitemap('User-agent: *\nAllow: /\n', 'https://docs.example/sitemap.xml');
  expect(once).toBe('User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n');
  expect(withSitemap(once, 'https://docs.example/sitemap.xml')).toBe(once);
});
