import { readdirSync } from 'node:fs';

import { buildDir, builtFile } from '../support/site';

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
});
