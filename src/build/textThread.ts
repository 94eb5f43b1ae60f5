/** Thread of the step that writes texts: makes Markdown of built pages. */
import { markdownText } from './markdownTwin';
import { type PageHeading, readContent } from './pageText';
import { takePart } from './threads';

/** A page to read. */
interface Input {
  /** Its file, which a message about it begins with. */
  readonly file: string;
  readonly html: string;
  /** Absolute address of the page, which relative links start from. */
  readonly address: string;
}

/** The text of a page as Markdown, and its headings. */
export function readPage({ html, address }: Input): {
  readonly text: string;
  readonly headings: readonly PageHeading[];
} {
  const content = readContent(html);
  return { text: markdownText(content, address), headings: content.headings };
}

takePart(readPage, ({ file }) => file);
