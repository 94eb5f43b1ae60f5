import { text } from 'node:stream/consumers';

import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { type ReactElement } from 'react';

import { repeated } from './lists';

/** Server markup of an element, without React's comments between texts. */
export function markupOf(element: ReactElement): string {
  return renderToString(element).replace(/<!-- -->/g, '');
}

/** The same once everything it waits for has loaded. */
export async function completeMarkup(element: ReactElement): Promise<string> {
  // By default React also prints errors.
  const { prelude } = await prerenderToNodeStream(element, { onError: () => undefined });
  return (await text(prelude)).replace(/<!-- -->/g, '');
}

/** The text of markup, as seen without styles. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

function all(pattern: RegExp, markup: string): string[] {
  return [...markup.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Unlabeled inputs, duplicate ids, and broken references. */
export function formProblems(markup: string): string[] {
  const ids = all(/\sid="([^"]+)"/g, markup);
  const labelled = new Set(all(/<label[^>]*\sfor="([^"]+)"/g, markup));
  const controls = [...markup.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
  const references = all(/aria-describedby="([^"]+)"/g, markup).flatMap((value) => value.split(' '));
  return [
    ...controls
      .filter((tag) => !labelled.has(/\sid="([^"]+)"/.exec(tag)?.[1] ?? ''))
      .map((tag) => `no label: ${tag}`),
    ...repeated(ids).map((id) => `twice: ${id}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `leads nowhere: ${id}`),
  ];
}
