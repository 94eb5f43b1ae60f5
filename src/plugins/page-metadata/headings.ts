import { loadBuilt } from '../../delivery/builtPage';
import { type PageHeading } from './pages';

/**
 * Headings of levels 2 and 3 of a built page, those of components included. Reads the HTML that
 * readers get, because a heading that a component renders is in no Markdown file.
 */
export function headingsOfHtml(html: string): PageHeading[] {
  // The menus around the text are most of a page, and take as long to read.
  const $ = loadBuilt(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
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
