import { load } from 'cheerio';

import { rowSelector } from './searchFile';

/** A table row with its own anchor, such as a chain or contract. */
export interface Row {
  /** Anchor without `#`. */
  readonly id: string;
  /** Text of the first cell. */
  readonly name: string;
  /** Text of the other cells, each after its column's name. */
  readonly text: string;
}

/** Table rows with an anchor in a page's HTML. */
export function rowsOfHtml(html: string): Row[] {
  // Parsing HTML is slow, and most pages have no such row.
  if (!html.includes('<tr id=')) return [];
  const $ = load(html);
  $('button, select, [data-search-ignore], [data-unsearched], a.hash-link').remove();
  const textOf = (cell: Parameters<typeof $>[0]): string => {
    // Keeps the texts of neighboring blocks apart.
    $(cell).find('dt, dd, div, p, li, br, time').after(' ');
    return $(cell)
      .text()
      .replace(/#(?=\s|$)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  return $(rowSelector)
    .toArray()
    .map((row) => {
      const [first, ...others] = $(row).children('th, td').toArray();
      const name = $(first).clone();
      name.find('a[href^="#"]').remove();
      const [main = ''] = name
        .contents()
        .toArray()
        .map((node) => $(node).text().trim())
        .filter((text) => text !== '');
      const whole = textOf(name);
      return {
        id: row.attribs.id ?? '',
        name: main,
        text: [
          ...(whole === main ? [] : [whole.slice(main.length).trim()]),
          ...others.map((cell) => [cell.attribs['data-label'], textOf(cell)].filter(Boolean).join(': ')),
        ].join('. '),
      };
    });
}
