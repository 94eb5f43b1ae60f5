import { entryOf, isPattern, parseEntry } from '@site/src/content/sources/entry';
import { entriesOfData, entriesOfPage } from '@site/src/content/sources/subjects';

describe('a source', () => {
  it('names a repository, a revision and a path', () => {
    expect(parseEntry('a/b@op-node/v1.13.4:c/d.go')).toEqual({
      repository: 'a/b',
      revision: 'op-node/v1.13.4',
      path: 'c/d.go',
    });
  });

  it('may be the address of a file on GitHub, with a tag that has an @', () => {
    expect(parseEntry('https://github.com/wevm/viem/blob/viem@2.45.0/src/op-stack/index.ts')).toEqual({
      repository: 'wevm/viem',
      revision: 'viem@2.45.0',
      path: 'src/op-stack/index.ts',
    });
  });

  it('writes blanks as addresses do', () => {
    const entry = 'a/b@1234567:Law%20of%20Chains.md';
    expect(parseEntry(entry)?.path).toBe('Law of Chains.md');
    expect(entryOf({ repository: 'a/b', revision: '1234567', path: 'Law of Chains.md' })).toBe(entry);
  });

  it.each(['https://eips.ethereum.org/EIPS/eip-721', 'https://github.com/a/b/pull/917', 'release notes'])(
    'is nothing that git knows: %s',
    (entry) => {
      expect(parseEntry(entry)).toBeUndefined();
    },
  );

  it('is a pattern where it stands for several files', () => {
    expect(['a/*.go', 'a/{b,c}.md', 'a/b.md'].map(isPattern)).toEqual([true, true, false]);
  });
});

describe('the sources of a page', () => {
  it('are the texts of its list', () => {
    expect(entriesOfPage({ sources: ['a/b@c:d', 7] })).toEqual(['a/b@c:d']);
    expect(entriesOfPage({})).toEqual([]);
  });
});

describe('the sources of a data file', () => {
  it('are found at any depth, one for each path', () => {
    const data = {
      source: { repo: 'a/b', commit: 'abcdef1', path: 'x/{y,z}.md, w.go', extra_paths: ['v.go'] },
      other_sources: [{ repo: 'c/d', commit: '1234567', path: 'e', shared_packages: ['f', 'g'] }],
      groups: [{ sources: ['h/i@v1:j'] }, { source: { repo: 'a/b', commit: 'abcdef1', path: 'w.go' } }],
    };
    expect(entriesOfData(data)).toEqual([
      'a/b@abcdef1:x/{y,z}.md',
      'a/b@abcdef1:w.go',
      'a/b@abcdef1:v.go',
      'c/d@1234567:e',
      'c/d@1234567:f',
      'c/d@1234567:g',
      'h/i@v1:j',
    ]);
  });

  it('stay as they are without a commit, so that they have to be excepted', () => {
    expect(entriesOfData({ source: { repo: 'notes', commit: null, path: 'somewhere' } })).toEqual([
      'notes: somewhere',
    ]);
  });

  it('are none where `source` is a text', () => {
    expect(entriesOfData({ source: 'the registry', max_resource_limit: 1 })).toEqual([]);
  });
});
