import MiniSearch from 'minisearch';

import { nameFactor, phraseShare } from './compare';
import { type QueryWord, readQuery } from './query';
import { type PageRecord, type SearchFile, type SectionRecord } from './searchFile';
import { nearestWords } from './spelling';
import { synonymsOf } from './synonyms';
import { metWords, termOf, tokenize, wholeOf } from './tokens';
import { weights } from './weights';

/** A page that a query leads to, with the section of it that answers best. */
export interface Ranked {
  readonly page: PageRecord;
  /** The best section; undefined where the page as a whole is the answer. */
  readonly section?: SectionRecord;
  /** Further sections that answer nearly as well, the best first. */
  readonly others: readonly SectionRecord[];
  readonly score: number;
}

/** What was found. */
export interface Found {
  /** The best first. */
  readonly ranked: readonly Ranked[];
  /** The indexed terms that matched, for marking them in texts. */
  readonly terms: ReadonlySet<string>;
}

/** Searches one version of the documentation. */
export interface Engine {
  /** What a query as typed leads to. */
  readonly search: (typed: string) => Found;
  /** Indexes more texts, for about as many milliseconds as given; gives whether all are indexed. */
  readonly indexFor: (milliseconds: number) => boolean;
}

/** What the index says to a term: scores by id, and the terms that matched. */
interface Lookup {
  readonly scores: readonly (readonly [number, number])[];
  readonly most: number;
  readonly terms: readonly string[];
}

/** Where a word of the query was found, by the id of the text: what it scores there and how surely it is meant. */
type Hits = Map<number, { score: number; sure: number }>;

interface Word extends QueryWord {
  readonly hits: Hits;
  /** Terms that are surely meant by it. */
  readonly forms: ReadonlySet<string>;
  /** How much it says: the fewer pages have it, the more. */
  readonly weight: number;
}

interface Candidate {
  readonly page: number;
  /** Place of the section; undefined for the page as a whole. */
  readonly section?: number;
  readonly score: number;
}

/** So many answers of the index are kept: while a reader types only the last word is a new one. */
const mostLookups = 500;
/** Of pages with the best scores, how many are compared word by word, and how many sections of each. */
const mostCompared = { pages: 50, sections: 6 };
const mostOthers = 3;
/** A page with a word in so many sections is about it. */
const broad = 8;

/** Makes the index of the names in a search file; {@link Engine.indexFor} adds the texts, which takes longer. */
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
  // Ids: pages come first, then sections.
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
      // The text at the top of a page is below the page's title, which is indexed already.
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

  /** What a misspelt word may mean: the nearest words, those that are met most often. */
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
        // In shares of the best, so that what a word says is not told by how rare it is in headings.
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
      // Pages that have it only by another word count in part: what readers call otherwise than pages is not rare.
      const having = new Map<number, number>();
      for (const [id, { sure }] of hits) having.set(pageOf(id), Math.max(sure, having.get(pageOf(id)) ?? 0));
      const count = [...having.values()].reduce((sum, sure) => sum + sure, 0);
      const importance = word.isName ? weights.programName : 1;
      const rarity = Math.log(1 + (pages.length - count + 0.5) / (count + 0.5));
      return [{ ...word, hits, forms, weight: importance * (weights.leastOfWord + rarity) }];
    });
  }

  /** The page as a whole and each of its sections, with the score of both together. */
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

  /** Adds what the index does not know: how like the query names are, and whether words of it are neighbors. */
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

/** Pages by the score of their best candidate, which comes first. */
function byBest(pages: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  return [...pages].sort(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0));
}

/** Terms for words that pages write as one: `optimism portal` for `OptimismPortal`. */
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
