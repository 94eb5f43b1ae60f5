/** Thread of `describePages.ts` that reads built pages and makes Markdown of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { site } from '../../src/config/site';
import { fileStem } from '../../src/delivery/addresses';
import { readBuiltPage } from '../../src/delivery/builtPage';
import { type PageText } from '../../src/delivery/llms';
import { markdownText } from '../../src/delivery/markdownTwin';
import { takePart } from '../support/threads';

/** The page to read. */
interface Input {
  readonly buildDir: string;
  readonly route: string;
}

/** A page with its text. */
export function readPage({ buildDir, route }: Input): PageText {
  const page = readBuiltPage(
    site,
    route,
    readFileSync(path.join(buildDir, `${fileStem(route)}.html`), 'utf8'),
  );
  return { page, text: markdownText(page) };
}

takePart(readPage, ({ route }) => `build/${fileStem(route)}.html`);
