import { otherForms } from './otherForms';
import { type SearchIndex } from './searchIndex';
import { stem } from './terms';

/** Terms of the index that stand for a word, each with how surely it does: 1 for the word itself, towards 0. */
export type MatchingTerms = ReadonlyMap<string, number>;

const sureness = { form: 0.9, joined: 0.95, beginning: 0.7, within: 0.6, hump: 0.5, misspelt: 0.6 };
/** A longer term that begins with the word, or has it within, counts by the share that the word is of it, at least this much. */
const leastShare = { beginning: 0.4, within: 0.5 };
/** The fewest letters from which a word is taken for the beginning of another, for a part of it, for a slip of the pen. */
const fewestLetters = { beginning: 3, within: 5, misspelt: 4 };
/** Of the terms that begin with or have a word within, the most that are gone through. */
const mostTerms = 200;

/**
 * The terms a word is looked for under: the word as the index has it, its other forms, and calls of it; terms that
 * begin with it while it may still be typed; and only where the index has none of these, terms that have
 * it within, and terms that are one letter away.
 *
 * @param isUnfinished whether the reader may still be typing the word
 */
export function matchingTerms(index: SearchIndex, word: string, isUnfinished: boolean): MatchingTerms {
  const found = new Map<string, number>();
  const add = (term: string, sure: number): void => {
    if (sure > (found.get(term) ?? 0)) found.set(term, sure);
  };
  const addKnown = (form: string, sure: number): void => {
    const term = stem(form);
    if (isTerm(index, term)) add(term, sure);
  };
  const forms = otherForms(word);
  addKnown(word, 1);
  for (const form of forms) addKnown(form, sureness.form);
  for (const term of beginningWith(index, `${word}(`)) add(term, sureness.form);
  if (isUnfinished || found.size === 0) {
    for (const form of [word, ...forms]) {
      for (const term of beginningWith(index, form)) {
        add(term, sureness.beginning * Math.max(leastShare.beginning, form.length / term.length));
      }
    }
  }
  if (found.size === 0) {
    for (const form of [word, ...forms]) {
      if (form.length < fewestLetters.within) continue;
      for (const term of index.terms.filter((candidate) => candidate.includes(form)).slice(0, mostTerms)) {
        add(term, sureness.within * Math.max(leastShare.within, form.length / term.length));
      }
    }
  }
  if (found.size === 0 && word.length >= fewestLetters.misspelt) {
    const right = stem(word);
    for (const term of index.terms) if (isOneSlipAway(term, right)) add(term, sureness.misspelt);
  }
  return found;
}

/** Terms for words that pages write as one, as `OptimismPortal` for "optimism portal": for each word those it is part of. */
export function joinedTerms(index: SearchIndex, words: readonly string[]): MatchingTerms[] {
  const found = words.map(() => new Map<string, number>());
  for (const count of [2, 3]) {
    for (let start = 0; start + count <= words.length; start++) {
      const term = stem(words.slice(start, start + count).join(''));
      if (!isTerm(index, term)) continue;
      for (let part = start; part < start + count; part++) found[part]?.set(term, sureness.joined);
    }
  }
  return found;
}

/** Whether one is the other with a letter more, less or else, or with two neighbors in turn. Their first letters are the same. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  const isTurned = short[same] === long[same + 1] && short[same + 1] === long[same];
  return (
    short.slice(same + 1) === long.slice(same + 1) ||
    (isTurned && short.slice(same + 2) === long.slice(same + 2))
  );
}

function isTerm(index: SearchIndex, term: string): boolean {
  return index.terms[placeOf(index.terms, term)] === term;
}

function beginningWith({ terms }: SearchIndex, word: string): readonly string[] {
  if (word.length < fewestLetters.beginning) return [];
  const found: string[] = [];
  for (let at = placeOf(terms, word); found.length < mostTerms && terms[at]?.startsWith(word); at++) {
    found.push(terms[at] as string);
  }
  return found;
}

/** Where in an ordered list a text stands, or would. */
function placeOf(ordered: readonly string[], text: string): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ordered[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
