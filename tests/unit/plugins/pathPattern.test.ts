import pathToRegexp from 'path-to-regexp';

import pathPattern from '@site/src/plugins/lean-bundle/pathPattern';

import { allPages } from '../../support/repository';

const routes = [
  ...allPages().map(({ route }) => route),
  '/',
  '/docs/',
  '/Mixed/Case',
  '/with%20percent',
  '/a-b_c~d',
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

  it.each(['/tags/:tag', '*', '/a(b)?', '/v1.2'])(
    'that is no plain path is left to path-to-regexp: %s',
    (path) => {
      expect(pathPattern(path)).toBeInstanceOf(RegExp);
    },
  );

  it('that links have escaped is matched alike, without a regular expression', () => {
    const odd = ['/v1.2', '/v1.2/', '/v112', '/a+b(c)', '/aab(c)', '/a+bc'];
    for (const route of [...routes.slice(-20), ...odd]) {
      const escaped = route.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
      const pattern = pathPattern(escaped);
      const regexp = pathToRegexp(escaped);
      expect(pattern).not.toBeInstanceOf(RegExp);
      const seen = (found: readonly string[] | null): string | undefined => found?.[0];
      expect([...addresses, ...odd].map((address) => seen(pattern.exec(address)))).toEqual(
        [...addresses, ...odd].map((address) => seen(regexp.exec(address))),
      );
    }
  });

  it('gives the names in it', () => {
    const keys: pathToRegexp.Key[] = [];
    expect(pathPattern('/tags/:tag', keys).exec('/tags/x')?.[1]).toBe('x');
    expect(keys.map(({ name }) => name)).toEqual(['tag']);
  });
});
