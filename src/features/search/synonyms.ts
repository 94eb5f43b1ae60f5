import { type QueryWord } from './query';
import { chunksOf, isStopWord, termOf, wholeOf } from './tokens';
import groups from './synonyms.json';

/** Phrases as terms without stop words. */
const phrases = groups.groups.map((group) => group.map(termsOfPhrase));

function termsOfPhrase(phrase: string): readonly string[] {
  return chunksOf(phrase)
    .map(({ text }) => wholeOf(text))
    .filter((word) => !isStopWord(word))
    .map(termOf);
}

/**
 * For each query word: terms of synonymous phrases, with their share of the
 * phrase.
 */
export function synonymsOf(words: readonly QueryWord[]): ReadonlyMap<string, number>[] {
  const found = words.map(() => new Map<string, number>());
  for (const group of phrases) {
    for (const phrase of group) {
      const start = placeOf(words, phrase);
      if (start < 0) continue;
      for (const other of group) {
        if (other === phrase) continue;
        for (const term of other) {
          if (phrase.includes(term)) continue;
          for (let at = start; at < start + phrase.length; at++) {
            const share = 1 / other.length;
            found[at]?.set(term, Math.max(share, found[at]?.get(term) ?? 0));
          }
        }
      }
    }
  }
  return found;
}

function placeOf(words: readonly QueryWord[], phrase: readonly string[]): number {
  for (let start = 0; start + phrase.length <= words.length; start++) {
    if (phrase.every((term, at) => words[start + at]?.term === term)) return start;
  }
  return -1;
}
