import { meaninglessName } from '../../scripts/support/accessibility';
import { builtFile, builtHtmlFiles } from '../../scripts/support/builtSite';
import { snapshotNames } from '@site/src/content/versions/files';

import { isFull } from '../support/depth';
import { htmlErrors } from '../support/htmlRules';

const page = (body: string): string =>
  `<!doctype html><html lang=en-US><head><meta charset=utf-8><title>A page</title></head><body>${body}</body></html>`;

describe('the HTML check', () => {
  it("accepts the minifier's output", async () => {
    expect(
      await htmlErrors(
        page(
          '<main><h1 id=__a>One</h1><ul><li>A & B<li>C</ul><select aria-label=S><option>x<optgroup label=y><option>z</select></main>',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['an id used twice', '<p id=a>1</p><p id=a>2</p>', /^no-dup-id/],
    ['a block inside a paragraph of inline text', '<span><div>1</div></span>', /^element-permitted-content/],
    ['a button inside a link', '<a href=/x><button type=button>1</button></a>', /^element-permitted-content/],
    ['a reference to an id that is not there', '<label for=nothing>1</label>', /^no-missing-references/],
    ['a field without a label', '<input type=search>', /^input-missing-label/],
    ['a picture without words', '<img src=/a.png>', /^wcag\/h37/],
    ['an attribute given twice', '<p class=a class=b>1</p>', /^no-dup-attr/],
    ['a heading that skips a level', '<h1>1</h1><h3>2</h3>', /^heading-level/],
  ])('finds %s', async (_what, body, expected) => {
    expect(await htmlErrors(page(body))).toEqual([expect.stringMatching(expected)]);
  });
});

describe('every built page', () => {
  const snapshots = new RegExp(`^(${snapshotNames().join('|')})(/|\\.html$)`);
  // Snapshots have the markup of current pages.
  const files = builtHtmlFiles().filter((file) => isFull || !snapshots.test(file));

  it('is more than a handful', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('has no link whose name says nothing', () => {
    const names = (html: string): string[] =>
      [...html.matchAll(/<a\s[^>]*>([^<]*)<\/a>/g)].map(([, name = '']) => name.trim());
    const found = builtHtmlFiles().flatMap((file) =>
      names(builtFile(file))
        .filter((name) => meaninglessName.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it.each(files)('%s is valid HTML', async (file) => {
    expect(await htmlErrors(builtFile(file))).toEqual([]);
  });
});
