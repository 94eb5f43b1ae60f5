import { joinedTerms, matchingTerms, type MatchingTerms } from './matchingTerms';
import { type QueryWord, queryWords } from './queryWords';
import { frequency, type SearchIndex } from './searchIndex';

/** A word of a query as the index knows it. */
export interface Word extends QueryWord {
  readonly terms: MatchingTerms;
  /** How much it says: the rarer, the more. */
  readonly weight: number;
}

/** By how much a word counts that is a name out of a program, and one that is a reader's own value. */
const ofName = 1.8;
const ofValue = 0.35;
/** Fewer words than this may be the beginning of a query that is still typed. */
const wholeQuery = 5;

/**
 * The words of a query that the index has anything for. A word weighs ln(1 + N / n), N being the number of
 * sections and n that of texts with the word; a name out of a program 1.8 times as much, a value of the
 * reader's own a third.
 */
export function weigh(index: SearchIndex, query: string): Word[] {
  const words = queryWords(query);
  const joined = joinedTerms(
    index,
    words.map(({ text }) => text),
  );
  const mayGoOn = words.length < wholeQuery && /[\w-]$/.test(query);
  return words.flatMap((word, at) => {
    const isUnfinished = mayGoOn && at === words.length - 1 && !word.isValue;
    const terms = new Map([...(joined[at] ?? []), ...matchingTerms(index, word.text, isUnfinished)]);
    if (terms.size === 0) return [];
    const surest = Math.max(...terms.values());
    const texts = Math.max(
      ...[...terms].map(([term, sure]) => (sure > surest - 0.1 ? frequency(index, term) : 1)),
    );
    const importance = (word.isName ? ofName : 1) * (word.isValue ? ofValue : 1);
    return [{ ...word, terms, weight: importance * Math.log(1 + index.size / texts) }];
  });
}

/** The share of the query's weight that is in some of its words: by how much each of them is. */
export function share(words: readonly Word[], strengths: ArrayLike<number>): number {
  let [part, all] = [0, 0];
  words.forEach(({ weight }, at) => {
    part += weight * (strengths[at] ?? 0);
    all += weight;
  });
  return all === 0 ? 0 : part / all;
}
