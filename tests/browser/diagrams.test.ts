import type { Browser, Page } from 'playwright-core';

import { launchBrowser } from '../../scripts/support/browser';
import { allPages, pagesIn } from '../support/repository';

interface Mermaid {
  parse(diagram: string): Promise<unknown>;
}

const diagrams = [...allPages(), ...pagesIn('versioned_docs')].flatMap(({ file, text }) =>
  [...text.matchAll(/^```mermaid[^\n]*\n([\s\S]*?)^```/gm)].map(({ 1: diagram = '', index }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    diagram,
  })),
);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ path: require.resolve('mermaid/dist/mermaid.min.js') });
});

afterAll(() => browser.close());

/** Mermaid's error for a diagram; empty if it can be drawn. */
function problemOf(diagram: string): Promise<string> {
  return page.evaluate(async (text) => {
    const { mermaid } = window as Window & { mermaid?: Mermaid };
    if (mermaid === undefined) return 'Mermaid is not there.';
    return mermaid.parse(text).then(
      () => '',
      (error: unknown) => String(error),
    );
  }, diagram);
}

describe('the diagrams', () => {
  it('are more than a handful', () => {
    expect(diagrams.length).toBeGreaterThan(50);
  });

  it('are distinguished from what Mermaid cannot draw', async () => {
    expect(await problemOf('sequenceDiagram\n  a->>b: first; second')).toMatch(/Parse error on line 2/);
  });

  it.each(diagrams)('can be drawn: $place', async ({ diagram }) => {
    expect(await problemOf(diagram)).toBe('');
  });
});
