import { type CategoryId, type ContentTypeId, type PersonaId } from './vocabulary';

/** Notices a page can carry above its text. */
export const bannerIds = ['maintenance', 'interop', 'tutorial', 'beta'] as const;
export type BannerId = (typeof bannerIds)[number];

/**
 * What every page declares about itself, between the `---` lines at its top.
 * The comment of a field is that field's documentation.
 */
export interface PageFrontMatter {
  /** The name of the page in its heading, in search results and in the browser's tab. */
  title: string;
  /** One sentence of 50 to 160 characters that a search result could show. */
  description: string;
  /** The language of the text: always `en-US`. */
  lang: 'en-US';
  /** The kind of page, which says what a reader may expect of it. */
  content_type: ContentTypeId;
  /** What this page alone is about: kebab-case, unique over the site. */
  topic: string;
  /** Who the page is written for, at least one. */
  personas: PersonaId[];
  /** What the page is about: 1 to 8 ids, none repeating the topic, the type or a persona. */
  categories: CategoryId[];
  /** `'true'` where the page shows the text of another page, else `'false'`; a string. */
  is_imported_content: 'true' | 'false';
  /** Notices shown above the text. */
  banners?: BannerId[];
  /** Primary sources the page was checked against: `owner/repository@revision:path` or an address. */
  sources?: string[];
}
