import { type Kind, type KindIndex, type SearchDocument, type SearchIndex } from './searchIndex';
import { termsOf } from './terms';
import { type Word } from './weigh';

/** A section, or the top of a page, that has something of a query. */
export interface Candidate {
  /** The text that has the most of the query. */
  readonly document: SearchDocument;
  readonly kind: Kind;
  /** The terms of the query that are in that text. */
  readonly terms: ReadonlySet<string>;
  /** By how much each word of the query is in the section. */
  readonly strengths: Float64Array;
  /** Its title or heading, if that has something of the query. */
  readonly name?: Name;
  /** Its keywords, by the stems of their words, if they have something of the query. */
  readonly keywords: readonly (readonly string[])[];
  /** All its texts that have something of the query. */
  readonly texts: readonly string[];
}

interface Name {
  readonly kind: 'title' | 'heading';
  readonly text: string;
  /** The words of it that the index has. */
  readonly stems: readonly string[];
  /** The share of these that the query has. */
  readonly share: number;
  /** By how much each word of the query is in it. */
  readonly strengths: Float64Array;
}

interface Found {
  readonly document: SearchDocument;
  readonly kind: Kind;
  readonly strengths: Float64Array;
  readonly terms: Set<string>;
}

/** What a word counts for by the kind of text it stands in. */
const ofKind: Readonly<Record<Kind, number>> = {
  title: 1.25,
  heading: 1.15,
  description: 0.85,
  keywords: 0.7,
  content: 0.75,
};
/** What of that is sure in a name of which the query has only a part; the rest comes with the share it has. */
const sureOfName = { title: 0.85, heading: 0.6 };
/** By how much a word counts more for standing in a second kind of text of the section, of what it counts there. */
const ofSecond = 0.25;
/** By how much a word counts in a section where only the top of the page has it, of what it counts there. */
const ofPage = 0.3;

/**
 * The sections and tops of pages that have something of a query. A word counts in a text for how surely
 * the term it stands under is meant (see `matchingTerms`), a little more where it stands often, by the kind
 * of text, and less in a name of many other words and in a long text. In a section it counts for the text
 * where it counts most, and a quarter of the second; where the section does not have it, for a
 * third of what it counts at the top of the page.
 */
export function gather(index: SearchIndex, words: readonly Word[]): Candidate[] {
  const asked = new Set(words.flatMap(({ terms }) => [...terms.keys()]));
  const sections = new Map<string, Found[]>();
  for (const found of index.kinds.flatMap((kind) => search(kind, words))) {
    const { u, h = '' } = found.document;
    const others = sections.get(u + h);
    if (others === undefined) sections.set(u + h, [found]);
    else others.push(found);
  }
  const candidates = [...sections.values()].map((founds) => merge(founds, words, asked));
  const tops = new Map(
    candidates.flatMap((candidate) => (isTop(candidate) ? [[candidate.document.u, candidate] as const] : [])),
  );
  return candidates.map((candidate) => {
    const top = tops.get(candidate.document.u);
    if (top === undefined || top === candidate) return candidate;
    const fromTop = top.strengths.map((strength) => ofPage * Math.min(1, strength));
    return {
      ...candidate,
      strengths: candidate.strengths.map((strength, at) => Math.max(strength, fromTop[at] ?? 0)),
    };
  });
}

const isTop = ({ document: { h = '' } }: Candidate): boolean => h === '';

/** The texts of a kind that have something of a query. */
function search({ kind, occurrences }: KindIndex, words: readonly Word[]): Found[] {
  const founds = new Map<SearchDocument, Found>();
  words.forEach(({ terms }, at) => {
    for (const [term, sure] of terms) {
      for (const { document, times } of occurrences.get(term) ?? []) {
        let found = founds.get(document);
        if (found === undefined) {
          found = { document, kind, strengths: new Float64Array(words.length), terms: new Set() };
          founds.set(document, found);
        }
        found.terms.add(term);
        const strength = sure * (1 + 0.12 * Math.min(3, Math.log2(times)));
        found.strengths[at] = Math.max(strength, found.strengths[at] ?? 0);
      }
    }
  });
  return [...founds.values()];
}

/** The texts of one section as one. */
function merge(founds: readonly Found[], words: readonly Word[], asked: ReadonlySet<string>): Candidate {
  const strengths = new Float64Array(words.length);
  const seconds = new Float64Array(words.length);
  let main: { found: Found; counts: number } | undefined;
  let name: Name | undefined;
  let keywords: Candidate['keywords'] = [];
  for (const found of founds) {
    const { document, kind } = found;
    let factor = ofKind[kind];
    if (kind === 'title' || kind === 'heading') {
      const stems = stemsOf(document.t);
      const part = stems.length === 0 ? 0 : stems.filter((one) => asked.has(one)).length / stems.length;
      name = { kind, text: document.t, stems, share: part, strengths: found.strengths };
      factor *= sureOfName[kind] + (1 - sureOfName[kind]) * part;
    } else if (kind === 'keywords') {
      keywords = document.t
        .split(', ')
        .map(stemsOf)
        .filter(({ length }) => length > 0);
    } else if (kind === 'content') {
      factor /= 1 + 0.3 * Math.log10(1 + document.t.length / 1500);
    }
    let counts = 0;
    found.strengths.forEach((strength, at) => {
      const here = strength * factor;
      const most = strengths[at] ?? 0;
      strengths[at] = Math.max(most, here);
      seconds[at] = Math.max(seconds[at] ?? 0, Math.min(most, here));
      counts += here * (words[at]?.weight ?? 0);
    });
    if (main === undefined || counts > main.counts) main = { found, counts };
  }
  if (main === undefined) throw new Error('A section without texts was found.');
  const { document, kind, terms } = main.found;
  return {
    document,
    kind,
    terms,
    strengths: strengths.map((strength, at) => strength + ofSecond * (seconds[at] ?? 0)),
    ...(name === undefined ? {} : { name }),
    keywords,
    texts: founds.map((found) => found.document.t),
  };
}

/** The words of a text as the index has them. */
function stemsOf(text: string): string[] {
  return termsOf(text).map(({ term }) => term);
}
