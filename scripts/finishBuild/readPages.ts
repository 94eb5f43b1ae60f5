/** Thread of `describePages.ts` that reads built pages and makes Markdown of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fileStem } from '../../src/delivery/addresses';
import { markdownText } from '../../src/delivery/markdownTwin';
import { readContent } from '../../src/delivery/pageText';
import { takePart } from '../support/threads';

/** The page to read. */
interface Input {
  readonly buildDir: string;
  readonly route: string;
  readonly address: string;
}

/** The text of a page as Markdown. */
export function readPage({ buildDir, route, address }: Input): string {
  const html = readFileSync(path.join(buildDir, `${fileStem(route)}.html`), 'utf8');
  return markdownText(readContent(html), address);
}

takePart(readPage, ({ route }) => `build/${fileStem(route)}.html`);
