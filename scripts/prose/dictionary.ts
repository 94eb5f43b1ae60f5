import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dictionary } from 'retext-spell';

/** The English dictionary. Read from its files, because its module waits at its top level, which CommonJS cannot. */
export function englishDictionary(): Dictionary {
  const folder = path.dirname(require.resolve('dictionary-en'));
  return {
    aff: readFileSync(path.join(folder, 'index.aff')),
    dic: readFileSync(path.join(folder, 'index.dic')),
  };
}
