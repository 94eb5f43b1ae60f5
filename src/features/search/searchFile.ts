/** What a section is about, where it is an entry of a reference; decides its badge and how it ranks. */
export const entryKinds = {
  chain: 'Chain',
  contract: 'Contract',
  error: 'Error',
  flag: 'Flag',
  method: 'Method',
  term: 'Glossary',
  upgrade: 'Upgrade',
} as const;
/** The id of one of {@link entryKinds}. */
export type EntryKind = keyof typeof entryKinds;

/** A page that can be found. */
export interface PageRecord {
  /** Path with the base URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Names of what it is below, from the top. */
  readonly crumbs: readonly string[];
  /** Id of its content type; undefined where it has none. */
  readonly type?: string;
  /** Ids of the readers it is for. */
  readonly readers: readonly string[];
  /** Questions that it answers, in a reader's words. */
  readonly questions: readonly string[];
  /** Other words by which readers look for it. */
  readonly terms: readonly string[];
}

/** A section of a page, or a row of one of its tables, that can be found. */
export interface SectionRecord {
  /** Place of its page in the list of pages. */
  readonly page: number;
  /** Its anchor with the `#`; empty for the text at the top of a page. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
  readonly kind?: EntryKind;
  /** Other names of what it is about, such as an address or a chain id in hexadecimal. */
  readonly names?: readonly string[];
}

/** Everything that can be found in one version of the documentation, as the worker fetches it. */
export interface SearchFile {
  readonly format: typeof searchFileFormat;
  /** Labels of content types and readers, by id. */
  readonly labels: Readonly<Record<string, string>>;
  readonly pages: readonly PageRecord[];
  readonly sections: readonly SectionRecord[];
}

/** Changes with the shape of the file, so that a page opened before an update does not misread a new one. */
export const searchFileFormat = 1;
/** Name of the file, below the path of its version. */
export const searchFileName = 'search-index.json';

/** Takes the parsed file; throws where it is of another format. */
export function readSearchFile(parsed: unknown): SearchFile {
  if (!isSearchFile(parsed)) throw new Error('The search index is of another format.');
  return parsed;
}

/** Whether a parsed file is one that can be searched. */
export function isSearchFile(parsed: unknown): parsed is SearchFile {
  return (
    typeof parsed === 'object' && parsed !== null && 'format' in parsed && parsed.format === searchFileFormat
  );
}

/** Selector of table rows that are found by themselves: those that have an anchor. */
export const rowSelector = 'article tr[id]';
