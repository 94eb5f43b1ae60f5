import { load } from 'cheerio';

import { rowSelector } from './searchFile';

/** A row of a table that has its own anchor, such as a chain or a contract. */
export interface Row {
  /** The anchor, without `#`. */
  readonly id: string;
  /** The text of its first cell. */
  readonly name: string;
  /** The text of the others, each behind the name of its column where it has one. */
  readonly text: string;
}

/** The rows with an anchor on a built page. */
export function rowsOfHtml(html: string): Row[] {
  // Most pages have none, and reading HTML takes its time.
  if (!html.includes('<tr id=')) return [];
  const $ = load(html);
  $('button, select, [data-search-ignore], [data-unsearched], a.hash-link').remove();
  const textOf = (cell: Parameters<typeof $>[0]): string => {
    // Without this the texts of neighboring blocks would run together.
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
