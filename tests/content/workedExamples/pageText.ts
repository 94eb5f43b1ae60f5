import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../support/repository';

/** The text of a page of docs/, with every run of white space as one space. */
export function pageText(page: string): string {
  return readFileSync(path.join(root, 'docs', page), 'utf8').replace(/\s+/g, ' ');
}

/**
 * The numbers that a sentence of a page gives, in order. The pattern stands for the sentence, with a group for each
 * number; numbers may have thousands separators or be in hexadecimal.
 */
export function numbersIn(text: string, pattern: RegExp): bigint[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`The page has no passage like ${String(pattern)}.`);
  return found.slice(1).map((group) => BigInt(group.replaceAll(',', '')));
}
