import { type Filters, type Outcome } from './results';

/** Request to the worker; `versionUrl` is the base path of a version. */
export type Question = { readonly id: number; readonly versionUrl: string } & (
  | { readonly ask: 'load' }
  | {
      readonly ask: 'search';
      readonly query: string;
      readonly filters: Filters;
      readonly limit: number;
      /** Wait until all texts are indexed. */
      readonly whole: boolean;
    }
);

/** Response to the request with the same id. */
export type Answer = { readonly id: number } & (
  | {
      readonly outcome: Outcome | undefined;
      /** Texts are still being indexed; names and headings are complete. */
      readonly isPartial: boolean;
    }
  | { readonly failure: string }
);
