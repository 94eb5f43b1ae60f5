import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of `words.txt`, which the dictionary lacks, also capitalized and as possessives. */
export function projectWords(): string {
  const words = readFileSync(path.join(__dirname, 'words.txt'), 'utf8').trim().split('\n');
  return words
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .flatMap((word) => [word, `${word}'s`])
    .join('\n');
}
