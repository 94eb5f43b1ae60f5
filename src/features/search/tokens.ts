import { stemmer } from 'stemmer';

/** A stretch of text without blanks or brackets, as written, and where it begins. */
export interface Chunk {
  readonly text: string;
  readonly start: number;
}

/** Words that say nothing about what a page is about; neither indexed nor asked for. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from get had has have how i if in into is it its ' +
    'me my no not of on one or our shall should so than that the their them then there these they this those to ' +
    'us was we were what when where which why will with would you your'
  ).split(' '),
);

/** More parts than this are a path or a list, of which only the whole and each part are indexed. */
const mostParts = 8;
/** No token is longer; what is, is data. */
const longestToken = 80;

/** The plural of what ends in a figure or in capital letters: `L2s`, `RPCs`. */
const pluralOfNumbered = /^([a-z]+\d+)s$/;
const pluralOfCapitals = /(?<=\p{L}\d+|\p{Lu}{2,})s$/u;

/** Pages repeat their words, and taking them apart is the slow part. */
const stems = new Map<string, string>();
const termsByChunk = new Map<string, readonly string[]>();

/** Whether a word in lower case is one of those that searches pass over. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The form under which a word in lower case is indexed: English words by their stem, everything else as it is. */
export function termOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const term = /^[a-z]{3,}$/.test(word)
    ? stemmer(word)
    : word.replace(pluralOfNumbered, '$1').slice(0, longestToken);
  stems.set(word, term);
  return term;
}

/** All words met so far with the terms they are indexed under. */
export function metWords(): Iterable<readonly [string, string]> {
  return stems;
}

/** The chunks of a text in order, without the signs around them. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { 0: found, index } of text.matchAll(/[^\s"'`(){}[\],;|<>=!?“”‘’…·→]+/gu)) {
    const bare = found.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (bare !== '') chunks.push({ text: bare, start: index + found.indexOf(bare) });
  }
  return chunks;
}

/** The parts of an identifier as written: `L2ToL1MessagePasser` has L2, To, L1, Message and Passer. */
export function partsOf(chunk: string): string[] {
  if (/^0x[\da-f]+$/i.test(chunk)) return [chunk];
  return (
    chunk.replace(pluralOfCapitals, '').match(/\p{Lu}?\p{Ll}+\d*|\p{Lu}+(?!\p{Ll})\d*|\p{Lo}+|\d+/gu) ?? []
  );
}

/** A chunk without the signs within it, in lower case: `--l1.beacon` and `L1_BEACON` are both `l1beacon`. */
export function wholeOf(chunk: string): string {
  return chunk.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * What a chunk is found by: the whole, each part, and each ending that begins with a part, so that
 * `MessagePasser` finds `L2ToL1MessagePasser`. Stop words within an identifier count only as part of an ending.
 */
export function termsOf({ text }: Chunk): readonly string[] {
  const known = termsByChunk.get(text);
  if (known !== undefined) return known;
  const terms = readTerms(text);
  termsByChunk.set(text, terms);
  return terms;
}

function readTerms(text: string): readonly string[] {
  const whole = wholeOf(text);
  const parts = partsOf(text).map((part) => part.toLowerCase());
  if (parts.length < 2) return isStopWord(whole) ? [] : [termOf(whole)];
  const terms = new Set([termOf(whole)]);
  parts.forEach((part, at) => {
    if (!isStopWord(part)) terms.add(termOf(part));
    if (at > 0 && parts.length <= mostParts) terms.add(termOf(parts.slice(at).join('')));
  });
  return [...terms];
}

/** All terms of a text, repeated as often as they occur. */
export function tokenize(text: string): string[] {
  return chunksOf(text).flatMap(termsOf);
}
