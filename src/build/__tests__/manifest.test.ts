import { createHash } from 'node:crypto';

import { docsManifest, pageSources } from '@site/src/build/manifest';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the manifest of a build', () => {
  const manifest = docsManifest({
    files: [
      { path: 'interop.md', bytes: bytes('# Interop') },
      { path: 'docs-manifest.json', bytes: bytes('{}') },
      { path: 'assets/js/main.1234.js', bytes: bytes('é') },
    ],
    commit: 'b'.repeat(40),
    uncommittedChanges: false,
    baseUrl: '/',
    sourceCommits: new Map([['docs/interop/index.mdx', 'a'.repeat(40)]]),
  });

  it('lists every file but itself, by path', () => {
    expect(manifest.files.map(({ path }) => path)).toEqual(['assets/js/main.1234.js', 'interop.md']);
  });

  it('has size and hash of the bytes', () => {
    expect(manifest.files[0]).toMatchObject({
      size: 2,
      sha256: createHash('sha256')
        .update(Buffer.from([0xc3, 0xa9]))
        .digest('hex'),
    });
  });

  it('names the newest commit of the source for a page, and that of the build for the rest', () => {
    expect(manifest.files.map(({ commit }) => commit?.[0])).toEqual(['b', 'a']);
  });
});

describe('the source of a delivered file', () => {
  it.each([
    ['index.html', 'docs/index.mdx'],
    ['interop/explainer.html', 'docs/interop/explainer.mdx'],
    ['interop.md', 'docs/interop/index.mdx'],
    ['holocene.html', 'versioned_docs/version-holocene/index.mdx'],
    ['holocene/stack.html', 'versioned_docs/version-holocene/stack/index.mdx'],
    ['holocene/stack/differences.md', 'versioned_docs/version-holocene/stack/differences.mdx'],
  ])('of %s can be %s', (path, source) => {
    expect(pageSources(path)).toContain(source);
  });

  it('is none for what is no page', () => {
    expect(pageSources('data/chains.json')).toEqual([]);
  });
});
