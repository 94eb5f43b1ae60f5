import MiniSearch from 'minisearch';

import { nameFactor, phraseShare } from './compare';
import { type QueryWord, readQuery } from './query';
import { type PageRecord, type SearchFile, type SectionRecord } from './searchFile';
import { nearestWords } from './spelling';
import { synonymsOf } from './synonyms';
import { metWords, termOf, tokenize, wholeOf } from './tokens';
import { weights } from './weights';

/** A page with its best-matching section. */
export interface Ranked {
  readonly page: PageRecord;
  /** Undefined if the page as a whole matches best. */
  readonly section?: SectionRecord;
  /** Further good sections, best first. */
  readonly others: readonly SectionRecord[];
  readonly score: number;
}

export interface Found {
  /** Best first. */
  readonly ranked: readonly Ranked[];
  /** Matched terms, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

/** Search over one version of the documentation. */
export interface Engine {
  readonly search: (typed: string) => Found;
  /**
   * Indexes texts for about the given milliseconds; true once all are indexed.
   */
  readonly indexFor: (milliseconds: number) => boolean;
}

/** Answer of the index for a term: scores by id, and the matched terms. */
interface Lookup {
  readonly scores: readonly (readonly [number, number])[];
  readonly most: number;
  readonly terms: readonly string[];
}

/** By id: the score, and how surely the word is meant. */
type Hits = Map<number, { score: number; sure: number }>;

interface Word extends QueryWord {
  readonly hits: Hits;
  /** Terms that count as the word itself. */
  readonly forms: ReadonlySet<string>;
  /** Higher for words on fewer pages. */
  readonly weight: number;
}

interface Candidate {
  readonly page: number;
  /** Index of the section; undefined for the whole page. */
  readonly section?: number;
  readonly score: number;
}

/** Cache size: while a reader types, only the last word is new. */
const mostLookups = 500;
/**
 * How many of the best pages, and sections of each, are compared word by word.
 */
const mostCompared = { pages: 50, sections: 6 };
const mostOthers = 3;
/** A page with a word in this many sections is about it. */
const broad = 8;

/**
 * Indexes the names in a search file; {@link Engine.indexFor} adds the texts,
 * which takes longer.
 */
export function createEngine({ pages, sections }: SearchFile): Engine {
  const known = new Set<string>();
  const settings = {
    tokenize,
    processTerm: (term: string) => {
      known.add(term);
      return term;
    },
  };
  const asked = { tokenize: (term: string) => [term], processTerm: (term: string) => term };
  const { boost } = weights;
  // Ids: pages first, then sections.
  const names = new MiniSearch<object>({
    ...settings,
    fields: Object.keys(boost),
    searchOptions: { ...asked, boost },
  });
  const texts = new MiniSearch<object>({ ...settings, fields: ['text'], searchOptions: asked });
  names.addAll(
    pages.map(({ title, questions, terms, description }, id) => ({
      id,
      title,
      questions: questions.join('\n'),
      terms: terms.join('\n'),
      description,
    })),
  );
  names.addAll(
    sections.map(({ heading, names: others = [], page }, place) => ({
      id: pages.length + place,
      // The intro has the page's title as its heading, which is indexed
      // already.
      heading: heading === pages[page]?.title ? '' : heading,
      names: others.join('\n'),
    })),
  );
  const sectionsOf = pages.map(() => [] as number[]);
  sections.forEach(({ page }, place) => sectionsOf[page]?.push(place));
  const pageOf = (id: number): number => (id < pages.length ? id : (sections[id - pages.length]?.page ?? 0));

  let indexed = 0;
  const lookups = new Map<string, Lookup>();

  function lookUp(term: string, prefix: boolean): Lookup {
    const key = `${prefix ? '^' : '='}${term}`;
    const before = lookups.get(key);
    if (before !== undefined) return before;
    const scores = new Map<number, number>();
    const terms = new Set<string>();
    for (const [index, weight] of [
      [names, 1],
      [texts, weights.text],
    ] as const) {
      for (const { id, score, terms: matched } of index.search(term, { prefix })) {
        scores.set(Number(id), (scores.get(Number(id)) ?? 0) + weight * score);
        for (const each of matched) terms.add(each);
      }
    }
    const lookup = { scores: [...scores], most: Math.max(0, ...scores.values()), terms: [...terms] };
    if (lookups.size >= mostLookups) lookups.clear();
    lookups.set(key, lookup);
    return lookup;
  }

  /** Nearest known words to a misspelled one, most frequent first. */
  function corrections(word: string): string[] {
    const all: string[] = [];
    for (const [met, term] of metWords()) if (known.has(term)) all.push(met);
    const terms = new Set(nearestWords(word, all).map(termOf));
    return [...terms]
      .sort((one, other) => lookUp(other, false).scores.length - lookUp(one, false).scores.length)
      .slice(0, 3);
  }

  function hitsOf(
    words: readonly QueryWord[],
    at: number,
    isTyped: boolean,
    synonyms: ReadonlyMap<string, number>,
    terms: Set<string>,
  ): { readonly hits: Hits; readonly forms: ReadonlySet<string> } {
    const hits: Hits = new Map();
    const forms = new Set<string>();
    const word = words[at];
    if (word === undefined) return { hits, forms };
    const { sure } = weights;
    const isKnown = known.has(word.term);
    const add = (lookup: Lookup, surely: number): void => {
      for (const [id, exact] of lookup.scores) {
        // Relative to the best, so that rarity in headings does not affect it.
        const score = (surely * exact) / lookup.most;
        const hit = hits.get(id);
        if (hit === undefined || score > hit.score)
          hits.set(id, { score, sure: Math.max(surely, hit?.sure ?? 0) });
      }
      for (const term of lookup.terms) {
        terms.add(term);
        if (surely >= weights.surelyMeant) forms.add(term);
      }
    };
    if (isKnown) add(lookUp(word.term, false), 1);
    for (const joined of joinedTerms(words, at))
      if (known.has(joined)) add(lookUp(joined, false), sure.joined);
    if (!isKnown) for (const term of corrections(wholeOf(word.text))) add(lookUp(term, false), sure.misspelt);
    if (word.term.length >= 2 && (isTyped || !isKnown)) {
      const typed = wholeOf(word.text);
      add(lookUp(typed, true), sure.beginning);
      if (typed !== word.term) add(lookUp(word.term, true), sure.beginning);
    }
    if (!isKnown || !word.isName) {
      for (const part of word.parts) add(lookUp(part, false), isKnown ? sure.part / 2 : sure.part);
    }
    for (const [term, share] of synonyms) if (known.has(term)) add(lookUp(term, false), sure.synonym * share);
    return { hits, forms };
  }

  function readWords(words: readonly QueryWord[], isUnfinished: boolean, terms: Set<string>): Word[] {
    const synonyms = synonymsOf(words);
    return words.flatMap((word, at) => {
      const isTyped = isUnfinished && at === words.length - 1;
      const { hits, forms } = hitsOf(words, at, isTyped, synonyms[at] ?? new Map<string, number>(), terms);
      if (hits.size === 0) return [];
      // Synonym matches count in part, or readers' own words would seem rare.
      const having = new Map<number, number>();
      for (const [id, { sure }] of hits) having.set(pageOf(id), Math.max(sure, having.get(pageOf(id)) ?? 0));
      const count = [...having.values()].reduce((sum, sure) => sum + sure, 0);
      const importance = word.isName ? weights.programName : 1;
      const rarity = Math.log(1 + (pages.length - count + 0.5) / (count + 0.5));
      return [{ ...word, hits, forms, weight: importance * (weights.leastOfWord + rarity) }];
    });
  }

  /** The page and each of its sections, with combined scores. */
  function candidatesOf(page: number, words: readonly Word[]): Candidate[] {
    const places = sectionsOf[page] ?? [];
    const most = words.map(({ hits }) => {
      let best = { score: 0, sure: 0 };
      let breadth = 0;
      for (const place of places) {
        const hit = hits.get(pages.length + place);
        if (hit === undefined) continue;
        if (hit.score > best.score) best = hit;
        breadth += hit.sure;
      }
      return { ...best, breadth: Math.min(1, breadth / broad) };
    });
    const scoreOf = (place: number | undefined): number => {
      let [total, covered, all] = [0, 0, 0];
      words.forEach(({ hits, weight }, at) => {
        const head = hits.get(page);
        const own = place === undefined ? undefined : hits.get(pages.length + place);
        const other = most[at];
        total +=
          weight *
          (weights.page * (head?.score ?? 0) +
            (own?.score ?? 0) +
            weights.elsewhere * Math.max(0, (other?.score ?? 0) - (own?.score ?? 0)) +
            weights.breadth * (other?.breadth ?? 0));
        covered +=
          weight * Math.max(head?.sure ?? 0, own?.sure ?? 0, weights.coveredElsewhere * (other?.sure ?? 0));
        all += weight;
      });
      return all === 0 ? 0 : total * (covered / all) ** weights.coverage;
    };
    const top = places.find((place) => sections[place]?.hash === '');
    return [
      { page, score: scoreOf(top) },
      ...places.flatMap((section) =>
        section !== top && words.some(({ hits }) => hits.has(pages.length + section))
          ? [{ page, section, score: scoreOf(section) }]
          : [],
      ),
    ];
  }

  /** Adds what the index does not score: similar names and adjacent words. */
  function compared(candidate: Candidate, words: readonly Word[], typed: string): Candidate {
    const page = pages[candidate.page];
    const section = candidate.section === undefined ? undefined : sections[candidate.section];
    if (page === undefined) return candidate;
    const neighbors = phraseShare(
      section === undefined ? [page.title, page.description] : [section.heading, section.text],
      words,
    );
    const factor = nameFactor(page, section, words, typed) * (1 + weights.neighbors * neighbors);
    return { ...candidate, score: candidate.score * factor };
  }

  function toRanked(candidates: readonly Candidate[]): Ranked[] {
    const [first] = candidates;
    const page = first === undefined ? undefined : pages[first.page];
    if (first === undefined || page === undefined) return [];
    const whole = candidates.find(({ section }) => section === undefined)?.score ?? 0;
    const shown = candidates
      .filter(
        ({ score }) => score >= Math.max(weights.leastOfPage * first.score, weights.worthOfSection * whole),
      )
      .flatMap(({ section }) => (section === undefined ? [] : (sections[section] ?? [])));
    const [section, ...others] = shown;
    return [
      {
        page,
        ...(section === undefined ? {} : { section }),
        others: others.slice(0, mostOthers),
        score: first.score,
      },
    ];
  }

  return {
    search(typed) {
      const query = readQuery(typed);
      const terms = new Set<string>();
      const words = readWords(query.words, query.isUnfinished, terms);
      const found = new Set<number>();
      for (const { hits } of words) for (const id of hits.keys()) found.add(pageOf(id));
      const scored = byBest([...found].map((page) => byScore(candidatesOf(page, words))));
      const read = byBest(
        scored.map((candidates, at) =>
          at < mostCompared.pages
            ? byScore(
                candidates
                  .filter(({ section }, place) => section === undefined || place < mostCompared.sections)
                  .map((each) => compared(each, words, typed)),
              )
            : candidates,
        ),
      );
      const least = weights.leastOfAll * (read[0]?.[0]?.score ?? 0);
      return { ranked: read.filter(([first]) => (first?.score ?? 0) >= least).flatMap(toRanked), terms };
    },

    indexFor(milliseconds) {
      const end = performance.now() + milliseconds;
      while (indexed < sections.length && performance.now() < end) {
        texts.add({ id: pages.length + indexed, text: sections[indexed]?.text ?? '' });
        indexed += 1;
      }
      lookups.clear();
      return indexed === sections.length;
    },
  };
}

function byScore<Item extends { readonly score: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => other.score - one.score);
}

/** Pages by their best candidate, which comes first. */
function byBest(pages: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  return [...pages].sort(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0));
}

/** Terms for words that pages join: `optimism portal` for `OptimismPortal`. */
function joinedTerms(words: readonly QueryWord[], at: number): string[] {
  const joined: string[] = [];
  for (const count of [2, 3]) {
    for (let start = Math.max(0, at - count + 1); start <= at && start + count <= words.length; start++) {
      const texts = words.slice(start, start + count).map(({ text }) => text);
      joined.push(termOf(wholeOf(texts.join(''))));
    }
  }
  return joined;
}
