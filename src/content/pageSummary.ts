import { type CategoryId, type ContentTypeId, type PersonaId } from './vocabulary';

/** What an index page shows of a page. */
export interface PageSummary {
  /** Path of the page below the site's base URL, e.g. `/interop/explainer`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly contentType: ContentTypeId;
  readonly personas: readonly PersonaId[];
  readonly categories: readonly CategoryId[];
  /** Of a notice: its last date, YYYY-MM-DD. */
  readonly date?: string;
}
