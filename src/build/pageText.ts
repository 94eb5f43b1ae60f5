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
  /** The article only, as a separate document. */
  readonly content: CheerioAPI;
}

/** The main part of a page, which excludes menus and scripts. */
export function mainOf(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < start) {
    throw new Error('the page has no <main>.');
  }
  return html.slice(start, end + '</main>'.length);
}

/** Parses a part of a page without its comments, which separate texts for React alone. */
export function parseText(html: string): CheerioAPI {
  return load(html.replaceAll(/<!--[\s\S]*?-->/g, ''), null, false);
}

/** Throws if the page has no `<main>` or no heading. */
export function readContent(html: string): PageContent {
  const $ = parseText(mainOf(html));
  const article = $('article .theme-doc-markdown').first();
  const heading = $('h1').first().text().trim();
  if (heading === '') {
    throw new Error('the page has no heading.');
  }
  const headings = headingsIn($);
  const content = (article.length > 0 ? article : $('main').first()).contents();
  $.root().empty().append(content);
  return { heading, headings, content: $ };
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
