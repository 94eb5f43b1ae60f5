import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dictionary } from 'retext-spell';

/**
 * The English dictionary, read from its files because CommonJS cannot load its module, which has a top-level
 * await.
 */
export function englishDictionary(): Dictionary {
  const folder = path.dirname(require.resolve('dictionary-en'));
  return {
    aff: readFileSync(path.join(folder, 'index.aff')),
    dic: readFileSync(path.join(folder, 'index.dic')),
  };
}
