import { type CategoryId, type ContentTypeId, type PersonaId } from './vocabulary';

/** What an index page shows of a page. */
export interface PageSummary {
  /** Without the base URL, e.g. `/interop/explainer`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly contentType: ContentTypeId;
  readonly personas: readonly PersonaId[];
  readonly categories: readonly CategoryId[];
  /** For notices: last date, YYYY-MM-DD. */
  readonly date?: string;
}
