import { type Candidate, gather } from './candidates';
import { type Kind, type SearchDocument, type SearchIndex } from './searchIndex';
import { isCommon, stem } from './terms';
import { share, weigh, type Word } from './weigh';

/** A section, or the top of a page, that a query leads to. */
export interface Ranked {
  /** The text of it that is to be shown. */
  readonly document: SearchDocument;
  readonly kind: Kind;
  readonly score: number;
  /** The terms of the query that are in that text, one at least. */
  readonly terms: ReadonlySet<string>;
}

/** What is added to a section for what it is called. */
const bonus = { title: 0.65, heading: 0.5, literal: 0.6, code: 1, keyword: 0.8 };
/** By how much a score grows if all neighbors in the query are neighbors in the section too. */
const ofPhrase = 0.35;
/** Of sections with the best scores, how many are read for such neighbors. */
const mostRead = 60;
/** After so many sections of a page, what others of it score still counts for. */
const enoughOfPage = 2;
const ofCrowd = 0.7;
/** A section with a smaller share of the best score is no answer. */
const leastShare = 0.05;

/**
 * What a query leads to, best first. The score of a section, or of the top of a page, is
 *
 *     max(coverage², whole) + name + keyword, × (1 + 0.35 · phrase) × (1 + table)
 *
 * - `coverage`: the share of the query's weight that the section has, over the words that are known.
 *   See {@link weigh} for what a word weighs, and {@link gather} for what it counts where it stands.
 * - `whole`: at least 0.8 · (0.6 + words / 12) where a heading of three words or more is wholly in the
 *   query, as the text of an error is within a line of a log.
 * - `name`: for a title or heading that has the whole query, 0.65 or 0.5, and nearly as much for longer
 *   ones; or for one that the query has letter by letter, the share s that it is of the query, and 0.6 · s² where
 *   it is of words alone.
 * - `keyword`: 0.8 of the share that a keyword of the page is of the query which has it word by word.
 * - `phrase`: the share of the query's neighbors that are neighbors in the section.
 * - `table`: for an address alone, up to 1 where it stands among many others.
 */
export function rank(index: SearchIndex, query: string, limit: number): Ranked[] {
  const words = weigh(index, query);
  const scored = gather(index, words).map((candidate) => ({
    candidate,
    score: score(candidate, words, query),
  }));
  const read = best(scored, Math.max(limit, mostRead)).map(({ candidate, score: first }) => ({
    candidate,
    score: first * (1 + ofPhrase * phrase(candidate, words)) * (1 + tableLikeness(candidate, words)),
  }));
  const ranked = best(uncrowded(best(read, read.length)), limit);
  const least = leastShare * (ranked[0]?.score ?? 0);
  return ranked.flatMap(({ candidate: { document, kind, terms }, score: final }) =>
    final < least ? [] : [{ document, kind, terms, score: final }],
  );
}

function score(candidate: Candidate, words: readonly Word[], query: string): number {
  const { strengths, name, keywords } = candidate;
  let result = share(words, strengths) ** 2;
  if (name !== undefined) {
    const isInQuery = name.share === 1;
    if (isInQuery && name.stems.length >= 3) {
      result = Math.max(result, 0.8 * Math.min(1, 0.6 + name.stems.length / 12));
    }
    const hasQuery = words.every((_word, at) => (name.strengths[at] ?? 0) > 0);
    const asName = hasQuery ? bonus[name.kind] * (0.6 + 0.4 * name.share) : 0;
    const asText = isInQuery && hasLiterally(query, name.text) ? shareOf(words, name.stems) : 0;
    const literal = isPlain(name.text) ? bonus.literal * asText ** 2 : bonus.code * asText;
    result += Math.max(asName, literal);
  }
  const byKeyword = keywords.map((stems) => shareOf(words, stems));
  return result + bonus.keyword * Math.max(0, ...byKeyword);
}

/** The share of the query's weight that words, one after the other, are; 0 if the query does not have them so. */
function shareOf(words: readonly Word[], stems: readonly string[]): number {
  const own = words.map(({ text }) => stem(text));
  for (let start = 0; start + stems.length <= words.length; start++) {
    if (stems.every((one, at) => own[start + at] === one)) {
      return share(
        words,
        words.map((_word, at) => (at >= start && at < start + stems.length ? 1 : 0)),
      );
    }
  }
  return 0;
}

/** Whether a text stands in a query with nothing of a word, and no hyphen, next to it. */
function hasLiterally(query: string, text: string): boolean {
  const [where, what] = [query.toLowerCase(), text.toLowerCase()];
  const at = where.indexOf(what);
  const isEdge = (sign: string | undefined): boolean => sign === undefined || !/[\w-]/.test(sign);
  return at >= 0 && isEdge(where[at - 1]) && isEdge(where[at + what.length]);
}

/** Whether a text is of words alone, which stand in a query by chance sooner than `--network` does. */
function isPlain(text: string): boolean {
  return !/[^\w\s,]|_|\d/.test(text);
}

/** The share of neighbors in the query, by weight, that are neighbors in a text of the section, common words left out. */
function phrase({ texts }: Candidate, words: readonly Word[]): number {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .split(/[^\w.]+/)
      .filter((word) => !isCommon(word))
      .join(' ');
  const plainTexts = texts.map(plain);
  let [part, all] = [0, 0];
  words.slice(1).forEach((word, at) => {
    const before = words[at];
    if (before === undefined) return;
    const both = before.weight + word.weight;
    all += both;
    const pair = plain(`${before.text} ${word.text}`);
    if (plainTexts.some((text) => text.includes(pair))) part += both;
  });
  return all === 0 ? 0 : part / all;
}

/** From 0 to 1: how much the text that has the address asked for is a table of addresses. */
function tableLikeness({ document }: Candidate, words: readonly Word[]): number {
  if (words.length !== 1 || !/^0x[\da-f]{40}$/.test(words[0]?.text ?? '')) return 0;
  const addresses = new Set(document.t.toLowerCase().match(/0x[\da-f]{40}/g));
  return Math.min(1, (30 * addresses.size ** 2) / document.t.length);
}

/** Lowers what comes after enough of the same page, given the best first. */
function uncrowded<Item extends { readonly candidate: Candidate; readonly score: number }>(
  items: readonly Item[],
): Item[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const { u } = item.candidate.document;
    const count = counts.get(u) ?? 0;
    counts.set(u, count + 1);
    return count < enoughOfPage ? item : { ...item, score: item.score * ofCrowd };
  });
}

/** Items with the best scores, the best first. Those whose scores are within a fiftieth stay in the order of the pages. */
function best<Item extends { readonly score: number }>(items: readonly Item[], count: number): Item[] {
  const step = ({ score: exact }: Item): number => Math.round(50 * Math.log(exact));
  return [...items].sort((one, other) => step(other) - step(one)).slice(0, count);
}
