/**
 * Text of built pages. Metadata comes from the page model
 * (`src/content/page.ts`), not the HTML.
 */
import { type CheerioAPI, load } from 'cheerio';

export interface PageHeading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

export interface PageContent {
  /** The top heading; on the home page not its title. */
  readonly heading: string;
  /** Levels 2 and 3, including those rendered by components. */
  readonly headings: readonly PageHeading[];
  /** HTML of the article only. */
  readonly content: string;
}

/**
 * Parses as XML, twice as fast as a browser's parser. Omitted closing tags may
 * nest list items here; elements with explicit closing tags, the only ones
 * queried, are placed correctly.
 */
function loadBuilt(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false } });
}

/** The main part of a page, which excludes menus and scripts. */
export function mainOf(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < start) {
    throw new Error('the page has no <main>.');
  }
  return html.slice(start, end + '</main>'.length);
}

/**
 * Parses with htmlparser2, twice as fast as the default parser. Closing tags
 * the minifier omitted may nest list items here; elements with explicit closing
 * tags, the only ones queried, are placed correctly.
 */
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
