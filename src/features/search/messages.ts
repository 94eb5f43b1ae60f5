import { type Filters, type Outcome } from './results';

/** What the page asks of the worker; `versionUrl` is the path that a version is below. */
export type Question = { readonly id: number; readonly versionUrl: string } & (
  | { readonly ask: 'load' }
  | {
      readonly ask: 'search';
      readonly query: string;
      readonly filters: Filters;
      readonly limit: number;
      /** Whether to wait until all texts are indexed. */
      readonly whole: boolean;
    }
);

/** What the worker says to the question of that number. */
export type Answer = { readonly id: number } & (
  | {
      readonly outcome: Outcome | undefined;
      /** Whether texts are missing that are still being indexed; names and headings are all there. */
      readonly isPartial: boolean;
    }
  | { readonly failure: string }
);
