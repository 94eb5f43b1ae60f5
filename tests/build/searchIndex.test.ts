import { readdirSync } from 'node:fs';

import { buildDir, builtFile, builtHtmlFiles, builtPage, routeOfHtml } from '../support/site';

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

  it('has what pages say, and not what can be picked or pressed on them', () => {
    const found = documents.filter(({ t }) => /Funki/.test(t)).map(({ u }) => u);
    expect(found).toContain('/superchain/networks');
    // One of the pages that offer a list of chains to pick from.
    expect(builtFile('stack/security/pause.html')).toContain('Funki');
    expect(found).not.toContain('/stack/security/pause');
    expect(documents.filter(({ t }) => t.includes('Copy page as Markdown'))).toEqual([]);
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
      const left = [...texts('[data-banner] p'), ...texts('article dl[data-search-ignore]')];
      expect(left.length).toBeGreaterThanOrEqual(3);
      expect(left.filter((part) => text.includes(part))).toEqual([]);
    },
  );
});
