import { type EntryKind, type PageRecord, type SectionRecord } from './searchFile';
import { chunksOf, termsOf } from './tokens';
import { weights } from './weights';

/** A word of a query with its weight. */
interface Weighed {
  readonly term: string;
  /** Terms of the parts of an identifier. */
  readonly parts: readonly string[];
  /** Terms that count as the word itself. */
  readonly forms: ReadonlySet<string>;
  readonly weight: number;
}

interface Likeness {
  /**
   * Share of the query found in the name: by weight times by number of words.
   */
  readonly ofQuery: number;
  readonly ofWords: number;
  /** Share of the name found in the query. */
  readonly ofName: number;
  /** Product of both. */
  readonly both: number;
  /** Words in the name. */
  readonly count: number;
}

/** Kinds that should match only queries for their name. */
const narrow: ReadonlySet<EntryKind> = new Set(['term', 'error', 'contract']);

/** Factor on the score of a page and section whose names resemble the query. */
export function nameFactor(
  page: PageRecord,
  section: SectionRecord | undefined,
  words: readonly Weighed[],
  typed: string,
): number {
  const ofPage = Math.max(
    weights.likeTitle * likeness(page.title, words).both,
    weights.likeQuestion *
      // One word of a question says little; "who can" before it does.
      Math.min(1, (chunksOf(typed).length - 1) / 2) *
      most(page.questions.map((text) => asQuestion(likeness(text, words)))),
    weights.likeTerm * most(page.terms.map((text) => likeness(text, words).both)),
  );
  return (1 + ofPage) * (section === undefined ? 1 : sectionFactor(section, words, typed));
}

function sectionFactor(
  { heading, names = [], kind }: SectionRecord,
  words: readonly Weighed[],
  typed: string,
): number {
  const own = [heading, ...names].map((name) => likeness(name, words));
  const isLiteral = hasLiterally(typed, heading) && ((own[0]?.count ?? 0) >= 3 || isCode(heading));
  const factor =
    1 + weights.likeHeading * most(own.map(({ both }) => both)) + (isLiteral ? weights.literal : 0);
  if (isWholeName(kind, own)) return factor * weights.wholeName;
  if (kind === 'flag' && !isLiteral && !isCode(typed)) return factor * weights.flagByWord;
  if (kind === undefined || !narrow.has(kind)) return factor;
  const covered = isLiteral ? 1 : most(own.map(({ ofWords }) => ofWords));
  return factor * (weights.leastOfEntry + (1 - weights.leastOfEntry) * covered ** 2);
}

/**
 * Chain names can be English words and so must be the whole query. A contract's
 * name alone asks what it does, not for its address.
 */
function isWholeName(kind: EntryKind | undefined, [heading, ...names]: readonly Likeness[]): boolean {
  if (kind !== 'chain' && kind !== 'contract') return false;
  return [...(kind === 'chain' ? [heading] : []), ...names].some((name) => name?.both === 1);
}

function most(shares: readonly number[]): number {
  return Math.max(0, ...shares);
}

function asQuestion({ ofQuery, ofName }: Likeness): number {
  return ofQuery ** 2 * (weights.looseQuestion + (1 - weights.looseQuestion) * ofName);
}

function likeness(name: string, words: readonly Weighed[]): Likeness {
  const chunks = chunksOf(name)
    .map(termsOf)
    .filter(({ length }) => length > 0);
  /**
   * Whole words count 1; parts of identifiers, as in `SuperchainERC20`, half.
   */
  const own = new Map<string, number>();
  for (const terms of chunks)
    terms.forEach((term, at) => own.set(term, Math.max(at === 0 ? 1 : 0.5, own.get(term) ?? 0)));
  let [part, whole, count] = [0, 0, 0];
  const asked = new Set<string>();
  for (const { term, parts, forms, weight } of words) {
    whole += weight;
    let most = own.get(term) ?? 0;
    asked.add(term);
    for (const form of forms) {
      asked.add(form);
      most = Math.max(most, own.get(form) ?? 0);
    }
    // `source hash` nearly equals `sourceHash`.
    if (most === 0 && parts.length > 1 && parts.every((each) => own.has(each))) {
      most = weights.spelledOut;
      for (const each of parts) asked.add(each);
    }
    part += weight * most;
    count += most;
  }
  const shared = chunks.reduce(
    (sum, terms) => sum + (asked.has(terms[0] ?? '') ? 1 : terms.some((term) => asked.has(term)) ? 0.5 : 0),
    0,
  );
  const ofQuery = whole === 0 ? 0 : part / whole;
  const ofName = chunks.length === 0 ? 0 : shared / chunks.length;
  const ofWords = words.length === 0 ? 0 : count / words.length;
  return { ofQuery, ofWords, ofName, both: ofQuery * ofName, count: chunks.length };
}

/** Whether a query contains a text at word boundaries. */
function hasLiterally(query: string, text: string): boolean {
  const [where, what] = [query.toLowerCase(), text.toLowerCase()];
  const at = where.indexOf(what);
  const isEdge = (sign: string | undefined): boolean => sign === undefined || !/[\w-]/.test(sign);
  return at >= 0 && isEdge(where[at - 1]) && isEdge(where[at + what.length]);
}

/**
 * Whether a text looks like code, such as `--network`; plain words occur in
 * queries by chance.
 */
function isCode(text: string): boolean {
  return /[^\w\s,]|_|\d|[a-z][A-Z]/.test(text);
}

/**
 * Share, by weight, of adjacent query words that are adjacent in one of the
 * texts.
 */
export function phraseShare(texts: readonly string[], words: readonly Weighed[]): number {
  let [part, all] = [0, 0];
  words.slice(1).forEach((word, at) => {
    const before = words[at];
    if (before === undefined) return;
    const both = before.weight + word.weight;
    const pair = ` ${before.term} ${word.term} `;
    all += both;
    if (texts.some((text) => plainText(text).includes(pair))) part += both;
  });
  return all === 0 ? 0 : part / all;
}

const plainTexts = new Map<string, string>();

/** The terms of a text, each surrounded by spaces. */
function plainText(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const plain = ` ${chunksOf(text)
    .flatMap((chunk) => termsOf(chunk)[0] ?? [])
    .join(' ')} `;
  plainTexts.set(text, plain);
  return plain;
}
