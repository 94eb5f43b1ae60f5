import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { buildDir, builtFile, builtHtmlFiles, builtPage, routeOfHtml } from '../../scripts/support/builtSite';

/** What the search library writes: for each kind of text its documents, `t` being the text and `u` the page. */
type SearchIndex = readonly { readonly documents: readonly { readonly t: string; readonly u: string }[] }[];

const files = readdirSync(buildDir).filter((name) => /^search-index-.*\.json$/.test(name));
const documents = files.flatMap((file) =>
  (JSON.parse(builtFile(file)) as SearchIndex).flatMap((kind) => kind.documents),
);

describe('the search index', () => {
  it('is one file with the text of every section', () => {
    expect(files).toHaveLength(1);
    expect(documents.length).toBeGreaterThan(1000);
  });

  it('is of texts alone, so that the first search waits for no more than a megabyte', () => {
    const file = builtFile(files[0] ?? '');
    expect(file).not.toContain('invertedIndex');
    expect(gzipSync(file).length).toBeLessThan(1_000_000);
  });

  it('has what pages say, and not what can be picked or pressed on them', () => {
    const found = documents.filter(({ t }) => /Funki/.test(t)).map(({ u }) => u);
    expect(found).toContain('/superchain/networks');
    // One of the pages that offer a list of chains to pick from.
    expect(builtFile('stack/security/pause.html')).toContain('Funki');
    expect(found).not.toContain('/stack/security/pause');
    expect(documents.filter(({ t }) => t.includes('Copy page as Markdown'))).toEqual([]);
  });

  it('has each text of the glossary once, and no letter for a section of text', () => {
    const glossary = documents.filter(({ u }) => u === '/connect/resources/glossary').map(({ t }) => t);
    const definition = 'An L1 contract in which a claim about the chain is argued';
    expect(glossary.filter((t) => t.includes(definition))).toHaveLength(1);
    expect(glossary.filter((t) => /^[A-Z]$/.test(t)).length).toBeGreaterThan(10);
  });

  it('has not what only leads on to pages that are found themselves', () => {
    expect(builtFile('interop/explainer.html')).toContain('Next steps');
    expect(documents.filter(({ t }) => t === 'Next steps')).toEqual([]);
    const guide = documents.filter(({ u }) => u === '/connect/contribute/style-guide').map(({ t }) => t);
    expect(guide.join('\n')).toContain('is_imported_content');
    expect(guide.join('\n')).not.toContain('permissionless-proofs');
  });

  it("has a page's search terms", () => {
    const conductor = documents.filter(({ u }) => u === '/operators/chain-operators/tools/op-conductor');
    expect(conductor.some(({ t }) => t.includes('high availability, failover'))).toBe(true);
  });

  it.each(['interop', 'tutorial', 'beta', 'maintenance'])(
    'has neither the notice nor the chips of a page under the notice "%s"',
    (notice) => {
      const has = new RegExp(`data-banner="?${notice}\\b`);
      const route = builtHtmlFiles()
        .filter((file) => has.test(builtFile(file)))
        .map(routeOfHtml)
        .find((page) => documents.some(({ u }) => u === page));
      const $ = builtPage(route ?? '');
      // Blanks between elements are not the same in the index.
      const close = (text: string): string => text.replace(/\s/g, '');
      const text = documents.flatMap(({ t, u }) => (u === route ? [close(t)] : [])).join('\n');
      const texts = (selector: string): string[] =>
        $(selector)
          .toArray()
          .map((element) => close($(element).text()));
      // What stands between the two is there.
      expect(text).toContain(texts('[class*=description_]')[0]);
      const left = [...texts('[data-banner] p'), ...texts('article details[data-search-ignore] dl')];
      expect(left.length).toBeGreaterThanOrEqual(3);
      expect(left.filter((part) => text.includes(part))).toEqual([]);
    },
  );
});
