/** The text of a built page. What a page is about comes from the page model (`src/content/page.ts`), never from its HTML. */
import { type CheerioAPI, load } from 'cheerio';

/** A heading that can be linked to. */
export interface PageHeading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** What readers come to a page for. */
export interface PageContent {
  /** The heading at its top, which on the home page is not its title. */
  readonly heading: string;
  /** Those of levels 2 and 3, in order. A heading that a component renders is in no Markdown file. */
  readonly headings: readonly PageHeading[];
  /** HTML of its text, without the frame of the site. */
  readonly content: string;
}

/**
 * The tree of HTML that the build wrote, read in half of the time that a browser's parser takes. The minifier leaves out
 * closing tags where HTML allows it, so an item of a list may lie inside the one before it here; an element with its own
 * closing tag is where it belongs, and nothing else is looked for in this tree.
 */
function loadBuilt(html: string): CheerioAPI {
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
  return {
    heading,
    headings: headingsIn($),
    content: (article.length > 0 ? article : $('main').first()).html() ?? '',
  };
}

function headingsIn($: CheerioAPI): PageHeading[] {
  return $('article :is(h2, h3)[id]')
    .toArray()
    .map((element) => {
      const heading = $(element).clone();
      heading.find('.hash-link, [data-search-ignore]').remove();
      return {
        level: element.tagName === 'h2' ? 2 : 3,
        id: $(element).attr('id') ?? '',
        text: heading.text().replaceAll('\u200b', '').trim(),
      };
    });
}
