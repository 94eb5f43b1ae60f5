import { stemmer } from 'stemmer';

/** Text between blanks or brackets, with its offset. */
export interface Chunk {
  readonly text: string;
  readonly start: number;
}

/** Neither indexed nor searched for. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from get had has have how i if in into is it its ' +
    'me my no not of on one or our shall should so than that the their them then there these they this those to ' +
    'us was we were what when where which why will with would you your'
  ).split(' '),
);

/**
 * With more parts it is a path or list; only the whole and each part are
 * indexed.
 */
const mostParts = 8;
/** Anything longer is data. */
const longestToken = 80;

/** Plurals such as `L2s` and `RPCs`. */
const pluralOfNumbered = /^([a-z]+\d+)s$/;
const pluralOfCapitals = /(?<=\p{L}\d+|\p{Lu}{2,})s$/u;

/** Cache: stemming is the slow part, and words repeat. */
const stems = new Map<string, string>();
const termsByChunk = new Map<string, readonly string[]>();

/** Expects lower case. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Index form of a lower-case word: the stem if English, else unchanged. */
export function termOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const term = /^[a-z]{3,}$/.test(word)
    ? stemmer(word)
    : word.replace(pluralOfNumbered, '$1').slice(0, longestToken);
  stems.set(word, term);
  return term;
}

/** All words stemmed so far, with their terms. */
export function metWords(): Iterable<readonly [string, string]> {
  return stems;
}

/** Chunks of a text, without surrounding punctuation. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { 0: found, index } of text.matchAll(/[^\s"'`(){}[\],;|<>=!?“”‘’…·→]+/gu)) {
    const bare = found.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (bare !== '') chunks.push({ text: bare, start: index + found.indexOf(bare) });
  }
  return chunks;
}

/**
 * Parts of an identifier: `L2ToL1MessagePasser` has L2, To, L1, Message,
 * Passer.
 */
export function partsOf(chunk: string): string[] {
  if (/^0x[\da-f]+$/i.test(chunk)) return [chunk];
  return (
    chunk.replace(pluralOfCapitals, '').match(/\p{Lu}?\p{Ll}+\d*|\p{Lu}+(?!\p{Ll})\d*|\p{Lo}+|\d+/gu) ?? []
  );
}

/**
 * Lower case without punctuation: `--l1.beacon` and `L1_BEACON` are both
 * `l1beacon`.
 */
export function wholeOf(chunk: string): string {
  return chunk.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Terms for a chunk: the whole, each part, and each ending that starts at a
 * part, so that `MessagePasser` finds `L2ToL1MessagePasser`. Stop words count
 * only within an ending.
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

/** All terms of a text, with repetitions. */
export function tokenize(text: string): string[] {
  return chunksOf(text).flatMap(termsOf);
}
