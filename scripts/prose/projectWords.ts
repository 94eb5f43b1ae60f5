import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of the field that the dictionary lacks, from `words.txt`, with their forms at the start of a sentence and as a possessive. */
export function projectWords(): string {
  const words = readFileSync(path.join(__dirname, 'words.txt'), 'utf8').trim().split('\n');
  return words
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .flatMap((word) => [word, `${word}'s`])
    .join('\n');
}
