import { leanPage, unfinishedPage } from '@site/src/build/leanPage';
import { readStylesheet } from '@site/src/build/pageCss';
import { withHeadTags } from '@site/src/build/structuredData';

const options = {
  stylesheets: new Map([['/s.css', readStylesheet('p{color:red}.gone{color:blue}')]]),
  loader: 'start()',
};

const page =
  '<html><head><title>T</title><link rel=stylesheet href=/s.css /><script src=/a.js defer></script><script src=/b.js defer></script></head><body><p>Text</body></html>';

describe('a page as it is delivered', () => {
  it('holds its CSS, links the stylesheet only for readers without JavaScript, and leaves its scripts to the loader', () => {
    expect(leanPage(page, options)).toBe(
      '<html><head><title>T</title><style>p{color:red}</style><noscript><link rel="stylesheet" href="/s.css"></noscript>' +
        '<script data-scripts="/a.js /b.js" data-styles="/s.css">start()</script></head><body><p>Text</body></html>',
    );
  });

  it('has its loader and its CSS as they are, also where they hold what means something in a replacement', () => {
    const stylesheet = readStylesheet(`p{content:"$&"}`);
    const lean = leanPage(page, { stylesheets: new Map([['/s.css', stylesheet]]), loader: `a("$'$&")` });
    expect(lean).toContain(`<style>p{content:"$&"}</style>`);
    expect(lean).toContain(`>a("$'$&")</script></head>`);
  });

  it('is made lean only once, and can be made again from what it was', () => {
    const described = withHeadTags(
      page,
      '<link rel="alternate" type="text/markdown" href="/t.md"><meta name="a">',
    );
    const lean = leanPage(described, options);
    expect(() => leanPage(lean, options)).toThrow('no stylesheet or no deferred script');
    const before = unfinishedPage(lean);
    expect(before).not.toContain('text/markdown');
    const again = withHeadTags(
      before,
      '<link rel="alternate" type="text/markdown" href="/t.md"><meta name="a">',
    );
    expect(leanPage(again, options)).toBe(lean);
    expect(unfinishedPage(page)).toBe(page);
  });

  it('is refused where its stylesheet is not in the build', () => {
    expect(() => leanPage(page.replace('/s.css', '/t.css'), options)).toThrow(
      '/t.css, which is not in the build',
    );
  });
});
