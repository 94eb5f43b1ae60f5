import { builtFile } from '../../scripts/support/builtSite';
import { createEngine } from '../../src/features/search/engine';
import { readSearchFile, searchFileName } from '../../src/features/search/searchFile';
import { judgedQueries, measureQuality, type Quality } from '../support/searchQuality';

/**
 * Minimum shares of queries with the right page first and among the first five, and minimum mean reciprocal
 * rank.
 */
const least = { first: 0.85, firstFive: 0.97, reciprocalRank: 0.9 };

const file = readSearchFile(JSON.parse(builtFile(searchFileName)));
const engine = createEngine(file);
while (!engine.indexFor(1000));

const halves = [
  [
    'queries that were looked at while the ranking was tuned',
    judgedQueries.filter(({ heldOut }) => !heldOut),
  ],
  ['queries that were held out', judgedQueries.filter(({ heldOut }) => heldOut)],
] as const;
const measured: readonly (readonly [string, Quality])[] = halves.map(([name, queries]) => [
  name,
  measureQuality(engine, queries),
]);

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

afterAll(() => {
  for (const [name, { count, first, firstFive, reciprocalRank, misses }] of measured) {
    console.log(
      `Of ${count} ${name}, ${percent(first)} have the right page first, ${percent(firstFive)} among the first five; ` +
        `mean reciprocal rank ${reciprocalRank.toFixed(3)}.\nPlace of the right page, and what comes up to it:\n${misses.join('\n')}`,
    );
  }
});

describe('the judged queries', () => {
  it('are two hundred distinct ones, half of them held out', () => {
    expect(judgedQueries).toHaveLength(200);
    expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(200);
    for (const [, queries] of halves) expect(queries).toHaveLength(100);
  });

  it('each have an answer on the site', () => {
    const urls = new Set(file.pages.map(({ url }) => url));
    const without = judgedQueries.filter(({ routes }) => !routes.some((route) => urls.has(route)));
    expect(without).toEqual([]);
  });
});

describe.each(measured)('search, asked %s', (_name, quality) => {
  it(`has the right page first for ${percent(least.first)} of them`, () => {
    expect(quality.first).toBeGreaterThanOrEqual(least.first);
  });

  it(`has it among the first five for ${percent(least.firstFive)}`, () => {
    expect(quality.firstFive).toBeGreaterThanOrEqual(least.firstFive);
  });

  it(`has a mean reciprocal rank of ${least.reciprocalRank}`, () => {
    expect(quality.reciprocalRank).toBeGreaterThanOrEqual(least.reciprocalRank);
  });

  it('has results for every query', () => {
    expect(quality.empty).toEqual([]);
  });
});
