import { type SearchResult } from './results';

/** What the page asks of the worker: to load the index of a version, or to search it. */
export type Question = { readonly id: number; readonly versionUrl: string } & (
  { readonly ask: 'load' } | { readonly ask: 'search'; readonly query: string; readonly limit: number }
);

/** What the worker says to the question of that number; loading has no results. */
export type Answer = { readonly id: number } & (
  { readonly results: readonly SearchResult[] } | { readonly failure: string }
);
