import lunr from 'lunr';

/** A word of a text, in the form in which it is looked for. */
export interface Term {
  readonly term: string;
  /** Where it begins, and how long it is, with the signs around it. */
  readonly start: number;
  readonly length: number;
}

/** Terms by words; nothing for a word that is left out. Pages repeat their words, and stemming is the slow part. */
const termByWord = new Map<string, string>();

/** The form in which a word is looked for, the word being in lower case and without signs around it. */
export function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word)).toString();
}

/** Whether a word in lower case, such as "the", is left out of the index and of what is asked of it. */
export function isCommon(word: string): boolean {
  return lunr.stopWordFilter(word) === undefined;
}

/**
 * The terms of a text in its order: it is cut at blanks and hyphens, signs around words go, and so do common
 * words.
 */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[^\s-]+/g)) {
    const term = termByWord.get(word) ?? remember(word);
    if (term !== '') terms.push({ term, start: index, length: word.length });
  }
  return terms;
}

function remember(word: string): string {
  const bare = word.replace(/^\W+|\W+$/g, '');
  const term = bare === '' || isCommon(bare) ? '' : stem(bare);
  termByWord.set(word, term);
  return term;
}
