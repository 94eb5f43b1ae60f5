/** Worker that reads built pages. */
import { markdownText } from './markdownVersion';
import { type PageContent, readContent } from './pageText';
import { takePart } from '../lib/threads';

interface Input {
  /** Path, for error messages. */
  readonly file: string;
  readonly html: string;
  /** Absolute base of relative links. */
  readonly address: string;
}

/** A page's parts, its content as Markdown. */
export interface PageParts extends Pick<PageContent, 'headings' | 'rows'> {
  readonly text: string;
}

export function readPage({ html, address }: Input): PageParts {
  const content = readContent(html);
  const { headings, rows } = content;
  return { text: markdownText(content, address), headings, rows };
}

void takePart(readPage, ({ file }) => file);
