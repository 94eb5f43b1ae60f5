import { buildIndex } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex';

import { readIndex, textsOnly } from '@site/src/plugins/search-ranking/searchIndex';

import { indexFile, indexOf } from '../../../support/searchIndex';

const pages = {
  '/a': {
    title: 'A portal',
    keywords: ['bridges'],
    sections: {
      b: ['Two portals', 'The portal\'s `--data-dir` of the "Portal" twice: Portal, constructor()'],
    },
  },
} as const;

/** What the search plugin writes, its own index among it. */
interface PluginPart {
  readonly index: {
    readonly invertedIndex: readonly (readonly [
      string,
      { readonly t: Readonly<Record<string, { readonly position: readonly unknown[] }>> },
    ])[];
  };
}

function pluginFile(): string {
  const options = { language: ['en'], removeDefaultStopWordFilter: [], removeDefaultStemmer: false };
  return JSON.stringify(
    buildIndex(
      indexFile(pages).map(({ documents }) => documents),
      options,
    ),
  );
}

describe('the file of the search plugin', () => {
  it('is read with how often each term stands where', () => {
    const index = indexOf(pages);
    const [titles, headings, , , contents] = index.kinds;
    const of = (kind: typeof titles): unknown => kind?.occurrences.get('portal');
    expect(of(titles)).toEqual([{ document: titles?.documents[0], times: 1 }]);
    expect(of(headings)).toEqual([{ document: headings?.documents[0], times: 1 }]);
    expect(of(contents)).toEqual([{ document: contents?.documents[0], times: 2 }]);
    expect(index.terms).toEqual(['bridg', 'constructor', 'data', 'dir', 'portal', "portal'", 'twice', 'two']);
  });

  it('gives the same terms as the index that the plugin makes of it', () => {
    const ours = indexOf(pages).kinds.map(({ occurrences }) =>
      Object.fromEntries(
        [...occurrences].map(([term, found]) => [
          term,
          found.map(({ document, times }) => [String(document.i), times]),
        ]),
      ),
    );
    const theirs = (JSON.parse(pluginFile()) as PluginPart[]).map(({ index }) =>
      Object.fromEntries(
        index.invertedIndex
          // What the plugin leaves of a word that is all signs.
          .filter(([term]) => term !== '')
          .map(([term, { t }]) => [term, Object.entries(t).map(([i, { position }]) => [i, position.length])]),
      ),
    );
    expect(ours).toEqual(theirs);
  });

  it('is delivered without that index, and read the same', () => {
    const whole = pluginFile();
    const delivered = textsOnly(whole);
    expect(delivered).not.toContain('invertedIndex');
    expect(readIndex(JSON.parse(delivered))).toEqual(readIndex(JSON.parse(whole)));
  });

  it.each([
    ['something else', { documents: 'none' }],
    ['nothing', null],
    ['of another version', [{ documents: 1 }, {}, {}, {}, {}]],
    ['without texts', [{}, {}, {}, {}, {}]],
    ['without anything in its parts', [null, null, null, null, null]],
    ['short of a kind', indexFile(pages).slice(1)],
  ])('is refused if it is %s', (_what, file) => {
    expect(() => readIndex(file)).toThrow('The search index');
    expect(() => textsOnly(JSON.stringify(file))).toThrow('The search index');
  });
});
