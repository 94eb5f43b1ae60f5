import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../support/repository';

/** Text of a page of docs/, with runs of white space collapsed. */
export function pageText(page: string): string {
  return readFileSync(path.join(root, 'docs', page), 'utf8').replace(/\s+/g, ' ');
}

/**
 * Numbers in a sentence, in order: decimal with optional separators, or hexadecimal. The pattern matches the
 * sentence, with a group per number.
 */
export function numbersIn(text: string, pattern: RegExp): bigint[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`The page has no passage like ${String(pattern)}.`);
  return found.slice(1).map((group) => BigInt(group.replaceAll(',', '')));
}
