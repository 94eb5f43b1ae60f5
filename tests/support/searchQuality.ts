import queriesFile from '../search/queries.json';
import { type Engine } from '../../src/features/search/engine';

/** A query with its right pages, any of which may come first. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** Not used for tuning. */
  readonly heldOut: boolean;
  /** Without base URL. */
  readonly routes: readonly string[];
}

/** All queries for judging the ranking. */
export const judgedQueries: readonly JudgedQuery[] = queriesFile.queries;

/** Results of a set of queries, as shares. */
export interface Quality {
  readonly count: number;
  readonly first: number;
  /** The right page is among the first five. */
  readonly firstFive: number;
  /** Mean of 1 / rank of the right page among the first ten. */
  readonly reciprocalRank: number;
  readonly empty: readonly string[];
  /** Wrong first results, with the right page's rank. */
  readonly misses: readonly string[];
}

/** Asks an engine without base URL all queries of a set. */
export function measureQuality(engine: Engine, queries: readonly JudgedQuery[]): Quality {
  const answers = queries.map(({ query, routes }) => {
    const found = engine.search(query).ranked.map(({ page }) => page.url);
    const place = found.slice(0, 10).findIndex((url) => routes.includes(url)) + 1;
    return { query, routes, found, place };
  });
  const share = (isRight: (place: number) => boolean): number =>
    answers.filter(({ place }) => isRight(place)).length / answers.length;
  return {
    count: answers.length,
    first: share((place) => place === 1),
    firstFive: share((place) => place > 0 && place <= 5),
    reciprocalRank: answers.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / answers.length,
    empty: answers.flatMap(({ query, found }) => (found.length === 0 ? [query] : [])),
    misses: answers.flatMap(({ query, found, place }) =>
      place === 1
        ? []
        : [
            `${place === 0 ? '-' : place}  ${query}\n     ${found.slice(0, place === 0 ? 3 : place).join('\n     ')}`,
          ],
    ),
  };
}
