import { chunksOf, isStopWord, termsOf } from './tokens';

/** Part of a text, marked or not. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Characters in two lines of a result. */
const longest = 170;
/** Characters shown before the first match. */
const lead = 40;

/** Share of small words such as "the" that prose has and cells of a table or code have not. */
const leastOfProse = 0.2;
/** How much cells or code count beside prose with as many terms. */
const cellShare = 0.45;

interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Splits a text into pieces, with words matching a term marked. */
export function markedIn(text: string, terms: ReadonlySet<string>): Piece[] {
  return inPieces(text, matchesIn(text, terms));
}

/**
 * The part of a text with the most terms, of prose if there is some, marked,
 * with `…` where it was cut.
 *
 * @param least with fewer distinct terms in it, the beginning is shown instead
 */
export function excerpt(text: string, terms: ReadonlySet<string>, least = 1): Piece[] {
  const matches = matchesIn(text, terms);
  const start = startOfBest(text, matches, least);
  const end = start + longest >= text.length ? text.length : lastBlank(text, start, start + longest);
  const within = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start - start, end: match.end - start }));
  const pieces = inPieces(text.slice(start, end), within);
  const cut = (marked: Piece['text']): Piece => ({ text: marked, marked: false });
  return [...(start > 0 ? [cut('… ')] : []), ...pieces, ...(end < text.length ? [cut(' …')] : [])];
}

function matchesIn(text: string, terms: ReadonlySet<string>): Match[] {
  return chunksOf(text).flatMap((chunk): Match[] => {
    const term = termsOf(chunk).find((each) => terms.has(each));
    return term === undefined ? [] : [{ start: chunk.start, end: chunk.start + chunk.text.length, term }];
  });
}

/** First start of the part with the most distinct terms, of which prose needs fewer. */
function startOfBest(text: string, matches: readonly Match[], least: number): number {
  let [best, most] = [0, 0];
  matches.forEach(({ start }, at) => {
    const from = startOfSentence(text, Math.max(0, start - lead), start);
    const found = new Set<string>();
    for (const match of matches.slice(at)) {
      if (match.end > from + longest) break;
      found.add(match.term);
    }
    if (found.size < least) return;
    const score = found.size * (isProse(text.slice(from, from + longest)) ? 1 : cellShare);
    if (score > most) [best, most] = [from, score];
  });
  return best === 0 || best + longest < text.length
    ? firstAfterBlank(text, best)
    : firstAfterBlank(text, Math.max(0, text.length - longest));
}

/** Whether both halves of a text are: a table may end within it. */
function isProse(text: string): boolean {
  const middle = lastBlank(text, 0, text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].every((half) => {
    const chunks = chunksOf(half);
    const small = chunks.filter((chunk) => isStopWord(chunk.text.toLowerCase()));
    return small.length >= leastOfProse * chunks.length;
  });
}

/** The first sentence that begins in a part of a text; otherwise where the part begins. */
function startOfSentence(text: string, from: number, to: number): number {
  if (from === 0) return 0;
  const end = text.indexOf('. ', from);
  return end < 0 || end >= to ? from : end + 1;
}

function firstAfterBlank(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.indexOf(' ', at);
  return blank < 0 || blank > at + lead ? at : blank + 1;
}

function lastBlank(text: string, from: number, at: number): number {
  const blank = text.lastIndexOf(' ', at);
  return blank <= from ? at : blank;
}

function inPieces(text: string, matches: readonly Match[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of matches) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
