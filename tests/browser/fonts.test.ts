import type { Page } from 'playwright-core';

import { visitSite } from '../support/browser';

const visit = visitSite();

/** Fonts of a page on arrival, except in parts not yet laid out. */
function fontsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const fonts = new Set<string>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (!element?.checkVisibility({ contentVisibilityAuto: true }) || range.getClientRects().length === 0)
        continue;
      const { fontFamily, fontSize, fontWeight, fontStyle, textRendering } = getComputedStyle(element);
      fonts.add([fontStyle, fontWeight, fontSize, fontFamily, textRendering].join(' '));
    }
    return [...fonts].sort();
  });
}

// Each font is looked up in the system, which delays the first paint.
describe('a page on a phone begins with at most twelve fonts', () => {
  it.each([
    '/',
    '/interop/tutorials/message-passing/relay-with-cast',
    '/superchain/tokenlist',
    '/connect/resources/glossary',
  ])('%s', async (route) => {
    const page = await visit.openBlank({ viewport: { width: 412, height: 823 } });
    await page.route(/\/assets\/js\//, (request) => request.abort());
    await page.goto(route);
    const fonts = await fontsOf(page);
    expect(fonts.length).toBeGreaterThan(3);
    expect(fonts.length > 12 ? fonts : []).toEqual([]);
  });
});
