import { type PageFacts } from '../../content/page';
import { type EntryKind, type SearchFile, searchFileFormat, type SectionRecord } from './searchFile';
import { type Entry, type PickedSection } from './entries';
import { type Row } from './rows';

/** A text that the search plugin found on a page, as its file has it. */
interface IndexedText {
  readonly i: number;
  /** The text. */
  readonly t: string;
  /** Path of its page, with the base URL. */
  readonly u: string;
  /** The hash of its section. */
  readonly h?: string;
  /** The heading above it. */
  readonly s?: string;
  /** Names of what its page is below. */
  readonly b?: readonly string[];
}

/** Kinds of text in the order in which the search plugin's file has them. */
const kinds = ['titles', 'headings', 'descriptions', 'keywords', 'contents'] as const;
type Indexed = Readonly<Record<(typeof kinds)[number], readonly IndexedText[]>>;

/**
 * Makes the file that is searched of what the search plugin found.
 *
 * @param indexFile the parsed file of the plugin; another shape is an error
 * @param factsOf what the page model has of a page, by its path with the base URL
 * @param labels of kinds of page and readers, by id
 * @param rowsOf the rows with an anchor of a page, by its path with the base URL
 * @param entries what is known of sections and rows beside their texts, by path with the base URL and hash
 * @param picked sections that pages have once a chain is picked; those of pages that are not in the index are left out
 */
export function makeSearchFile(
  indexFile: unknown,
  factsOf: (url: string) => PageFacts | undefined,
  labels: Readonly<Record<string, string>>,
  rowsOf: (url: string) => readonly Row[],
  entries: ReadonlyMap<string, Entry>,
  picked: readonly PickedSection[],
): SearchFile {
  const { titles, headings, descriptions, contents } = readIndexFile(indexFile);
  const descriptionOf = new Map(descriptions.map(({ u, t }) => [u, t]));
  const places = new Map(titles.map(({ u }, place) => [u, place]));
  const pages = titles.map(({ u, t, b = [] }) => {
    const { contentType, personas = [], questions = [], searchTerms = [] } = factsOf(u) ?? {};
    return {
      url: u,
      title: t === '' ? 'Home' : t,
      description: descriptionOf.get(u) ?? '',
      crumbs: b,
      ...(contentType === undefined ? {} : { type: contentType }),
      readers: personas,
      questions,
      terms: searchTerms,
    };
  });
  const sections = new Map<string, SectionRecord>();
  const add = (url: string, hash: string, part: Partial<SectionRecord>): void => {
    const page = places.get(url);
    if (page === undefined) throw new Error(`The search index has a section of ${url}, but not the page.`);
    const known = sections.get(url + hash);
    const entry = entries.get(url + hash) ?? entryOf(url, hash, { ...known, ...part });
    sections.set(url + hash, {
      page,
      hash,
      heading: part.heading ?? known?.heading ?? '',
      text: part.text ?? known?.text ?? '',
      ...entry,
    });
  };
  for (const { u, h = '', t } of headings) add(u, h, { heading: t });
  for (const { u, h = '', t } of contents) add(u, h, { text: t });
  for (const { u } of titles) {
    for (const { id, name, text } of rowsOf(u)) add(u, `#${id}`, { heading: name, text });
  }
  for (const { url, ...section } of picked) {
    const page = places.get(url);
    if (page !== undefined) sections.set(`${url}${section.hash} ${section.heading}`, { page, ...section });
  }
  return { format: searchFileFormat, labels, pages, sections: [...sections.values()] };
}

function readIndexFile(file: unknown): Indexed {
  if (!Array.isArray(file) || file.length !== kinds.length) {
    throw new Error('The index of the search plugin has another shape; did an update change it?');
  }
  const parts: unknown[] = file;
  const documentsOf = (at: number): readonly IndexedText[] => {
    const part = parts[at];
    if (typeof part !== 'object' || part === null || !('documents' in part) || !isTexts(part.documents)) {
      throw new Error(`The index of the search plugin has no ${kinds[at]}; did an update change it?`);
    }
    return part.documents;
  };
  return {
    titles: documentsOf(0),
    headings: documentsOf(1),
    descriptions: documentsOf(2),
    keywords: documentsOf(3),
    contents: documentsOf(4),
  };
}

function isTexts(value: unknown): value is readonly IndexedText[] {
  return (
    Array.isArray(value) &&
    value.every((item: unknown) => typeof item === 'object' && item !== null && 't' in item && 'u' in item)
  );
}

/** References whose sections or rows are entries, by the end of their path and their anchors. */
const references: readonly { readonly path: RegExp; readonly hash: RegExp; readonly kind: EntryKind }[] = [
  { path: /\/superchain\/addresses$/, hash: /^#(l1|l2|sepolia)-[A-Z]/, kind: 'contract' },
  { path: /\/tools\/error-decoder$/, hash: /^#error-/, kind: 'error' },
  {
    path: /\/node-operators\/json-rpc(-op-node|-services)?$/,
    hash: /^#(op|supersim)-[a-z]+-./,
    kind: 'method',
  },
  { path: /\/resources\/glossary$/, hash: /^#(?!letter-)./, kind: 'term' },
  { path: /./, hash: /^#flag-/, kind: 'flag' },
];

function entryOf(
  url: string,
  hash: string,
  { heading = '', text = '' }: Partial<SectionRecord>,
): Partial<Entry> {
  const kind = references.find((reference) => reference.path.test(url) && reference.hash.test(hash))?.kind;
  if (kind !== 'contract') return kind === undefined ? {} : { kind };
  const network = hash.startsWith('#sepolia-') ? ' OP Sepolia' : '';
  const addresses = text.match(/0x[\da-f]{40}/gi) ?? [];
  return { kind, names: [`${heading.replace(/Proxy$/, '')} address${network}`, ...addresses] };
}
