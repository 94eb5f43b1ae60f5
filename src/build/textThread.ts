/** Worker that converts built pages to Markdown. */
import { markdownText } from './markdownVersion';
import { type PageHeading, readContent } from './pageText';
import { takePart } from '../lib/threads';

interface Input {
  /** Path, for error messages. */
  readonly file: string;
  readonly html: string;
  /** Absolute base of relative links. */
  readonly address: string;
}

/** A page as Markdown, with its headings. */
export function readPage({ html, address }: Input): {
  readonly text: string;
  readonly headings: readonly PageHeading[];
} {
  const content = readContent(html);
  return { text: markdownText(content, address), headings: content.headings };
}

void takePart(readPage, ({ file }) => file);
