/** The text of a built page. What a page is about comes from the page model (`src/metadata/page.ts`), never from its HTML. */
import { type CheerioAPI, load } from 'cheerio';

/** What readers come to a page for. */
export interface PageContent {
  /** The heading at its top, which on the home page is not its title. */
  readonly heading: string;
  /** HTML of its text, without the frame of the site. */
  readonly content: string;
}

/**
 * The tree of HTML that the build wrote, read in half of the time that a browser's parser takes. The minifier leaves out
 * closing tags where HTML allows it, so an item of a list may lie inside the one before it here; an element with its own
 * closing tag is where it belongs, and nothing else is looked for in this tree.
 */
export function loadBuilt(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false } });
}

/** The part of a page's HTML that has its text. Menus and scripts around it are most of a page. */
export function mainOf(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < start) {
    throw new Error('the page has no <main>.');
  }
  return html.slice(start, end + '</main>'.length);
}

/** Reads the text of a page. Throws where it has none. */
export function readContent(html: string): PageContent {
  const $ = loadBuilt(mainOf(html));
  const article = $('article .theme-doc-markdown').first();
  const heading = $('h1').first().text().trim();
  if (heading === '') {
    throw new Error('the page has no heading.');
  }
  return { heading, content: (article.length > 0 ? article : $('main').first()).html() ?? '' };
}
