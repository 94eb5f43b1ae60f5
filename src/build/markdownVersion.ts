/**
 * The Markdown version of a page. Made from built HTML, so that it includes
 * what components render, such as tables of addresses and flags.
 */
import { type Cheerio, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment } from 'parse5';
import { stringify } from 'yaml';

import { dayOf, type PageFacts } from '../content/page';
import { fileStem } from '../content/addresses';
import { type PageContent, parseText } from './pageText';

/**
 * Path without the base URL: `/interop/explainer.md`; `/index.md` for the home
 * page.
 */
export function markdownPath(route: string): string {
  return `/${fileStem(route)}.md`;
}

/**
 * A page as Markdown with YAML front matter.
 *
 * @param text from {@link markdownText}
 */
export function markdownVersion(page: PageFacts, text: string): string {
  const updated = dayOf(page);
  const data = stringify(
    {
      title: page.title,
      description: page.description,
      ...(page.version === undefined ? {} : { version: page.version }),
      canonical: page.canonical,
      ...(updated === undefined ? {} : { updated }),
      ...(page.sources.length === 0 ? {} : { sources: page.sources }),
    },
    { lineWidth: 0 },
  );
  return `---\n${data}---\n\n${text}`;
}

/**
 * Heading and text as Markdown, without front matter.
 *
 * @param content is consumed: the conversion changes it
 * @param address absolute base of relative links
 */
export function markdownText({ heading, content }: PageContent, address: string): string {
  return `# ${heading}\n\n${toMarkdownText(content, address)}`;
}

/**
 * Converts page HTML to Markdown. Interactive controls are dropped; a tool's
 * worked example stays.
 *
 * @param address absolute base of relative links
 */
export function articleToMarkdown(html: string, address: string): string {
  return toMarkdownText(parseText(html), address);
}

function toMarkdownText($: CheerioAPI, address: string): string {
  for (const simplify of [
    dropControls,
    showFields,
    simplifyText,
    simplifyCode,
    simplifyBlocks,
    simplifyTables,
    separateNeighbors,
  ]) {
    simplify($);
  }
  for (const attribute of ['href', 'src']) {
    $(`[${attribute}]`).each((_index, element) => {
      const value = $(element).attr(attribute) ?? '';
      $(element).attr(attribute, URL.canParse(value, address) ? new URL(value, address).href : value);
    });
  }
  // By parse5 itself: hast-util-from-html would record positions, which nothing here reads and toMdast clones.
  const tree = toMdast(fromParse5(parseFragment($.html())), { handlers: { pre: fence } });
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** Removes buttons, filters and heading permalinks. */
function dropControls($: CheerioAPI): void {
  $('h1').remove();
  $('script, style, noscript, template, button, .hash-link, [aria-hidden="true"], nav').remove();
  // Excluded from search as repetition, except notices and diagrams.
  $('[data-search-ignore]').not('[data-banner], p, figure').remove();
  $('a[href^="#"]')
    .filter((_index, link) => $(link).text().trim() === '#')
    .remove();
}

/** Turns form fields into lines with their values. */
function showFields($: CheerioAPI): void {
  $('input, textarea, select').each((_index, element) => {
    const field = $(element);
    const value = fieldValue(field);
    const label = $(`label[for="${field.attr('id') ?? ''}"]`)
      .first()
      .add(field.closest('label'))
      .first();
    const name = (label.length > 0 ? label : field.parent().children('label')).first().clone();
    name.find('input, textarea, select').remove();
    const text = name.text().replace(/\s+/g, ' ').trim() || (field.attr('aria-label') ?? '');
    const long = field.is('textarea');
    const shown = $('<div></div>');
    if (value !== '' && text !== '') {
      shown.append($('<p></p>').text(`${text}: `));
      const code = $('<code></code>').text(value);
      if (long) {
        shown.append($('<pre></pre>').append(code));
      } else {
        shown.children('p').append(code);
      }
    }
    if (label.length > 0 && label.find(element).length > 0) {
      label.replaceWith(shown);
    } else {
      label.remove();
      field.replaceWith(shown);
    }
  });
  $('label').each((_index, label) => {
    $(label).replaceWith($('<p></p>').text($(label).text()));
  });
  $('legend').each((_index, legend) => {
    $(legend).replaceWith($('<p></p>').append($('<strong></strong>').text($(legend).text())));
  });
  $('optgroup, option').remove();
}

function fieldValue(field: Cheerio<Element>): string {
  if (field.is('select')) {
    const selected = field.find('option[selected]');
    const chosen = (selected.length > 0 ? selected : field.find('option')).first();
    // In filters an empty value means "all".
    return chosen.attr('value') === '' ? '' : chosen.text().trim();
  }
  if (field.is('textarea')) {
    return field.text().trim();
  }
  if (field.is('[type="checkbox"], [type="radio"]')) {
    return field.is('[checked]') ? 'yes' : '';
  }
  return (field.attr('value') ?? '').trim();
}

/** Superscripts, subscripts and images as text. */
function simplifyText($: CheerioAPI): void {
  for (const [tag, mark] of [
    ['sup', '^'],
    ['sub', '_'],
  ] as const) {
    $(tag)
      .filter((_index, element) => $(element).find('a').length === 0)
      .each((_index, element) => {
        $(element).replaceWith(mark + $(element).text());
      });
  }
  $('svg').each((_index, element) => {
    const label = $(element).attr('aria-label') ?? $(element).children('title').text();
    const text = label.trim();
    $(element).replaceWith(text === '' ? '' : $('<p></p>').append($('<em></em>').text(`Figure: ${text}`)));
  });
}

/** Keeps a code block's language and title; drops highlighting. */
function simplifyCode($: CheerioAPI): void {
  $('[data-mermaid]').each((_index, element) => {
    const code = $('<code class="language-mermaid"></code>').text($(element).attr('data-mermaid') ?? '');
    $(element).replaceWith($('<pre></pre>').append(code));
  });
  $('.theme-code-block').each((_index, element) => {
    const block = $(element);
    const language = /\blanguage-(\S+)/.exec(block.attr('class') ?? '')?.[1] ?? 'text';
    const pre = block.find('pre').first();
    const title = block.attr('data-title') ?? '';
    const code = $('<code></code>').attr('class', `language-${language}`).text(pre.text());
    const fenced = $('<pre></pre>').append(code);
    block.replaceWith(title === '' ? fenced : fenced.attr('data-meta', `title="${title}"`));
  });
}

/**
 * Converts admonitions, notices, details, tabs, captions and definition lists.
 */
function simplifyBlocks($: CheerioAPI): void {
  $('.theme-admonition').each((_index, element) => {
    const kind = /theme-admonition-(\w+)/.exec($(element).attr('class') ?? '')?.[1] ?? 'note';
    const [heading, content] = $(element).children().toArray();
    const title = $(heading).text().trim();
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    const label = title.toLowerCase() === kind ? name : `${name}: ${title}`;
    $(element).replaceWith($('<blockquote></blockquote>').append(strong($, label), $(content).contents()));
  });
  $('[data-banner]').each((_index, element) => {
    const title = $(element).find('p').first();
    title.replaceWith(strong($, title.text().trim()));
    $(element).replaceWith($('<blockquote></blockquote>').append($(element).contents()));
  });
  $('details').each((_index, element) => {
    const summary = $(element).children('summary').first();
    const text = summary.text().trim();
    summary.remove();
    $(element).replaceWith(
      $('<div></div>').append(...(text === '' ? [] : [strong($, text)]), $(element).contents()),
    );
  });
  $('[role="tablist"]').remove();
  $('[data-tab-label]').each((_index, element) => {
    $(element).replaceWith(strong($, $(element).text().trim()));
  });
  $('figcaption').each((_index, element) => {
    $(element).replaceWith(strong($, $(element).text().trim()));
  });
  $('dl').each((_index, element) => {
    const list = $('<ul></ul>');
    for (const term of $(element).find('dt').toArray()) {
      const item = $('<li></li>').append($('<strong></strong>').append($(term).contents()), ': ');
      for (const value of $(term).nextUntil('dt', 'dd').toArray()) {
        item.append($(value).contents(), ' ');
      }
      list.append(item);
    }
    $(element).replaceWith(list);
  });
}

function strong($: CheerioAPI, text: string): Cheerio<Element> {
  return $<Element, string>('<p></p>').append($('<strong></strong>').text(text));
}

/** Markdown table cells are one line, so stacked parts are joined. */
function simplifyTables($: CheerioAPI): void {
  $('table > caption').each((_index, caption) => {
    $(caption)
      .parent()
      .before(strong($, $(caption).text().trim()));
    $(caption).remove();
  });
  $('td pre, th pre').each((_index, pre) => {
    $(pre).replaceWith($('<code></code>').text($(pre).text().trim().replace(/\s+/g, ' ')));
  });
  $('td br, th br').replaceWith(' ');
  for (const cell of $('td, th').toArray()) {
    for (const block of $(cell).find('p, li, div, ul, ol').toArray().reverse()) {
      const text = $(block).text().trim();
      const ends = /[.,;:]$/.test(text) ? ' ' : '; ';
      const follows = $(block).nextAll().text().trim() !== '';
      $(block).replaceWith(
        $('<span></span>').append($(block).contents(), text !== '' && follows ? ends : ' '),
      );
    }
  }
}

/** Adds spaces between elements separated only by CSS. */
function separateNeighbors($: CheerioAPI): void {
  $('span, a, code, strong, em, time, abbr').each((_index, element) => {
    const { nextSibling } = element;
    if (nextSibling?.nodeType === 1 && $(element).closest('pre').length === 0) {
      if (/[\p{L}\p{N})]$/u.test($(element).text()) && /^[\p{L}\p{N}(]/u.test($(nextSibling).text())) {
        $(element).after(' ');
      }
    }
  });
}

/** The library's code handler plus the fence's title. */
const fence: Handle = (state, node) => {
  const result = defaultHandlers.pre(state, node);
  const meta = node.properties.dataMeta;
  return result && !Array.isArray(result) && result.type === 'code'
    ? { ...result, lang: result.lang ?? 'text', ...(typeof meta === 'string' ? { meta } : {}) }
    : result;
};
