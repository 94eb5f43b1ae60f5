import { samePageIn } from '@site/src/content/navigation/samePage';

const current = {
  path: '/docs/',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/docs/' },
    { id: 'stack/fees', path: '/docs/stack/fees' },
  ],
};
const holocene = {
  path: '/docs/holocene',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/docs/holocene/' },
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
