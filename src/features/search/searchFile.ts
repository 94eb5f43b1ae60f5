/** Kinds of reference entries; they decide badge and ranking. */
export const entryKinds = {
  chain: 'Chain',
  contract: 'Contract',
  error: 'Error',
  flag: 'Flag',
  method: 'Method',
  term: 'Glossary',
  upgrade: 'Upgrade',
} as const;
export type EntryKind = keyof typeof entryKinds;

export interface PageRecord {
  /** Path with the base URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Breadcrumbs, from the top. */
  readonly crumbs: readonly string[];
  /** Id of its content type. */
  readonly type?: string;
  /** Ids of its audiences. */
  readonly readers: readonly string[];
  /** Questions it answers, in a reader's words. */
  readonly questions: readonly string[];
  /** Other words readers search for. */
  readonly terms: readonly string[];
}

/** A section of a page, or a row of one of its tables. */
export interface SectionRecord {
  /** Index of its page. */
  readonly page: number;
  /** Anchor with `#`; empty for a page's intro. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
  readonly kind?: EntryKind;
  /** Other names, such as an address or a hexadecimal chain ID. */
  readonly names?: readonly string[];
}

/** Everything searchable in one version, as the worker fetches it. */
export interface SearchFile {
  readonly format: typeof searchFileFormat;
  /** Labels of content types and readers, by id. */
  readonly labels: Readonly<Record<string, string>>;
  readonly pages: readonly PageRecord[];
  readonly sections: readonly SectionRecord[];
}

/**
 * Bump when the shape changes: a page opened before an update may fetch a newer
 * file.
 */
export const searchFileFormat = 1;
/** File name below the version's path. */
export const searchFileName = 'search-index.json';

/** @throws if the file has another format */
export function readSearchFile(parsed: unknown): SearchFile {
  if (!isSearchFile(parsed)) throw new Error('The search index has another format.');
  return parsed;
}

export function isSearchFile(parsed: unknown): parsed is SearchFile {
  return (
    typeof parsed === 'object' && parsed !== null && 'format' in parsed && parsed.format === searchFileFormat
  );
}

/** Table rows that are indexed on their own. */
export const rowSelector = 'article tr[id]';
