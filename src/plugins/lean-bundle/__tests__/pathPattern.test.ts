import pathToRegexp from 'path-to-regexp';

import pathPattern from '@site/src/plugins/lean-bundle/pathPattern';

import { allPages } from '../../../../tests/support/repository';

const routes = [
  ...allPages().map(({ route }) => route),
  '/',
  '/docs/',
  '/Mixed/Case',
  '/with%20percent',
  '/a-b_c~d',
  '/v1.2',
];
const addresses = [
  ...routes,
  ...routes.map((route) => `${route}/`),
  ...routes.map((route) => `${route}//`),
  ...routes.map((route) => `${route}/below`),
  ...routes.map((route) => `${route}x`),
  ...routes.map((route) => route.toUpperCase()),
  '',
  'interop',
  '//',
  '/İ',
];

describe('the pattern of a route', () => {
  it.each([
    ['as a whole', { end: true }],
    ['as a beginning', { end: false }],
    ['by default', {}],
  ])('matches what path-to-regexp matches, %s', (_how, options) => {
    expect(routes.length).toBeGreaterThan(50);
    for (const route of routes) {
      const pattern = pathPattern(route, [], options);
      const regexp = pathToRegexp(route, [], options);
      for (const address of addresses) {
        const found = pattern.exec(address);
        const expected = regexp.exec(address);
        if (found?.[0] !== expected?.[0]) {
          throw new Error(`${route} on ${address}: ${found?.[0]} instead of ${expected?.[0]}`);
        }
      }
    }
  });

  it('matches any address where it is a star', () => {
    for (const address of addresses) expect(pathPattern('*').exec(address)?.[0]).toBe(address);
  });

  it.each(['/tags/:tag', '/a*', '/a(b)?', '/a+'])('that is no plain path fails the build: %s', (path) => {
    expect(() => pathPattern(path)).toThrow(`The route ${path} is no plain path`);
  });

  it('that links have escaped is matched alike', () => {
    const odd = ['/v1.2', '/v1.2/', '/v112', '/a+b(c)', '/aab(c)', '/a+bc'];
    for (const route of [...routes.slice(-20), ...odd]) {
      const escaped = route.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
      const pattern = pathPattern(escaped);
      const regexp = pathToRegexp(escaped);
      const seen = (found: readonly string[] | null): string | undefined => found?.[0];
      expect([...addresses, ...odd].map((address) => seen(pattern.exec(address)))).toEqual(
        [...addresses, ...odd].map((address) => seen(regexp.exec(address))),
      );
    }
  });
});
