import { comparisonOf, samePageIn } from '@site/src/content/navigation/samePage';

const current = {
  path: '/docs/',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/docs/' },
    { id: 'stack/index', path: '/docs/stack' },
    { id: 'stack/fees', path: '/docs/stack/fees' },
    { id: 'stack/new', path: '/docs/stack/new' },
  ],
};
const holocene = {
  path: '/docs/holocene',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/docs/holocene/' },
    { id: 'stack/index', path: '/docs/holocene/stack/' },
    { id: 'stack/fees', path: '/docs/holocene/stack/fees' },
  ],
};

describe('the page at hand in another version', () => {
  it.each([
    ['of a snapshot', holocene, '/docs/stack/fees', '/docs/', '/docs/holocene/stack/fees'],
    ['of today', current, '/docs/holocene/stack/fees', '/docs/holocene', '/docs/stack/fees'],
    ['with a slash at its end', holocene, '/docs/stack/fees/', '/docs/', '/docs/holocene/stack/fees'],
    ['that lacks it is its first page', holocene, '/docs/operators', '/docs/', '/docs/holocene/'],
    ['for the first page is its first page', current, '/docs/holocene', '/docs/holocene', '/docs/'],
  ])('%s', (_which, version, pathname, versionPath, expected) => {
    expect(samePageIn(version, pathname, versionPath)).toBe(expected);
  });
});

describe('the comparison of the page at hand', () => {
  it.each([
    ['of today', '/docs/stack/fees', '/docs/', '/changes/stack/fees'],
    ['of a snapshot', '/docs/holocene/stack/fees', '/docs/holocene', '/changes/stack/fees'],
    ['that opens a section', '/docs/stack/', '/docs/', '/changes/stack'],
    ['that only one version has', '/docs/stack/new', '/docs/', undefined],
    ['that is the first of its version', '/docs/holocene', '/docs/holocene', undefined],
    ['that is not in the documentation', '/docs/search', '/docs/', undefined],
  ])('%s', (_which, pathname, versionPath, expected) => {
    const links = [current, holocene].map((version) => samePageIn(version, pathname, versionPath));
    expect(comparisonOf(links, pathname, versionPath)).toBe(expected);
  });
});
