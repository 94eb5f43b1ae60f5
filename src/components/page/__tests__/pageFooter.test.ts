import { historyUrl } from '@site/src/components/page/PageFooter/historyUrl';
import { parseSource } from '@site/src/content/sources/link';

describe('a source of a page', () => {
  it('links to the file at its revision', () => {
    expect(parseSource('ethereum-optimism/specs@68883998:specs/interop/predeploys.md')).toEqual({
      label: 'ethereum-optimism/specs: specs/interop/predeploys.md at 68883998',
      href: 'https://github.com/ethereum-optimism/specs/blob/68883998/specs/interop/predeploys.md',
    });
  });

  it('may have a revision with slashes, like release tags', () => {
    expect(parseSource('a/b@op-node/v1.13.4:c.go').href).toBe(
      'https://github.com/a/b/blob/op-node/v1.13.4/c.go',
    );
  });

  it('may be an address', () => {
    expect(parseSource('https://eips.ethereum.org/EIPS/eip-2930').label).toBe(
      'eips.ethereum.org/EIPS/eip-2930',
    );
  });

  it('is rejected in any other form', () => {
    expect(() => parseSource('specs/predeploys.md')).toThrow('is not owner/repository@revision:path');
  });
});

describe("a page's history link", () => {
  it.each([
    ['@site/docs/interop/explainer.mdx', 'docs/interop/explainer.mdx'],
    ['@site/versioned_docs/version-holocene/stack.mdx', 'versioned_docs/version-holocene/stack.mdx'],
  ])('names its file in the repository: %s', (source, file) => {
    expect(historyUrl('https://github.com/a/b', 'main', source)).toBe(
      `https://github.com/a/b/commits/main/${file}`,
    );
  });
});
