import { type PageFacts } from '../../content/page';
import { type EntryKind, type SearchFile, searchFileFormat, type SectionRecord } from './searchFile';
import { type Entry, type PickedSection } from './entries';
import { type Row } from './rows';

/** A text in the search plugin's file. */
interface IndexedText {
  readonly i: number;
  readonly t: string;
  /** Path of its page, with the base URL. */
  readonly u: string;
  /** Hash of its section. */
  readonly h?: string;
  /** Heading above it. */
  readonly s?: string;
  /** Breadcrumbs of its page. */
  readonly b?: readonly string[];
}

/** In the order of the search plugin's file. */
const kinds = ['titles', 'headings', 'descriptions', 'keywords', 'contents'] as const;
type Indexed = Readonly<Record<(typeof kinds)[number], readonly IndexedText[]>>;

/**
 * Makes the file to search from the search plugin's output. Keys are paths with
 * the base URL.
 *
 * @param indexFile parsed file of the plugin
 * @param factsOf page facts from the page model
 * @param labels of content types and readers, by id
 * @param rowsOf rows of a page that have an anchor
 * @param entries facts on sections and rows, by path and hash
 * @param picked sections shown once a chain is picked; skipped if their page is
 *   not indexed
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

/** References whose sections or rows are entries, by path ending and anchor. */
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
