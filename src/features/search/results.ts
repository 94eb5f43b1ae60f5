import { type Found, type Ranked } from './engine';
import { entryKinds, type PageRecord, type SearchFile, type SectionRecord } from './searchFile';
import { type Piece, excerpt, markedIn } from './excerpt';

/** A result as readers see it: a page with its best section. */
export interface Result {
  readonly title: readonly Piece[];
  /** Where it leads: to the section, or to the page where that is the answer. */
  readonly href: string;
  /** Address of the page. */
  readonly pageHref: string;
  readonly section?: readonly Piece[];
  /** What kind of page or entry it is, in words. */
  readonly badge?: string;
  readonly crumbs: readonly string[];
  readonly text: readonly Piece[];
  /** Further sections of the page, the best first. */
  readonly others: readonly { readonly href: string; readonly heading: readonly Piece[] }[];
}

/** What results are narrowed to; an empty string is no filter. */
export interface Filters {
  readonly type: string;
  readonly reader: string;
  readonly section: string;
}

/** No filter at all. */
export const noFilters: Filters = { type: '', reader: '', section: '' };

/** A value that results can be narrowed to, with how many there would be. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** All that a search found. */
export interface Outcome {
  /** The best first, at most as many as were asked for. */
  readonly results: readonly Result[];
  /** How many pages there are in all, the filters applied. */
  readonly count: number;
  /** What can be chosen for each filter, the others applied. */
  readonly choices: Readonly<Record<keyof Filters, readonly Choice[]>>;
}

/** The first `limit` results behind the filters, with how many there are in all. */
export function toOutcome(
  { pages, labels }: Pick<SearchFile, 'pages' | 'labels'>,
  { ranked, terms }: Found,
  filters: Filters,
  limit: number,
): Outcome {
  const sectionLabels = new Map(pages.map((page) => [sectionId(page), page.crumbs[0] ?? page.title]));
  const passing = ranked.filter(({ page }) => passes(page, filters));
  const choicesOf = (
    filter: keyof Filters,
    idsOf: (page: PageRecord) => readonly string[],
    labelOf: (id: string) => string,
  ): Choice[] => {
    const counts = new Map<string, number>();
    for (const { page } of ranked) {
      if (!passes(page, { ...filters, [filter]: '' })) continue;
      for (const id of idsOf(page)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts]
      .map(([id, count]) => ({ id, label: labelOf(id), count }))
      .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
  };
  const labelOf = (id: string): string => labels[id] ?? id;
  return {
    results: passing.slice(0, limit).map((each) => toResult(each, terms, labels)),
    count: passing.length,
    choices: {
      type: choicesOf('type', ({ type }) => (type === undefined ? [] : [type]), labelOf),
      reader: choicesOf('reader', ({ readers }) => readers, labelOf),
      section: choicesOf(
        'section',
        (page) => [sectionId(page)],
        (id) => sectionLabels.get(id) ?? id,
      ),
    },
  };
}

function passes(page: PageRecord, { type, reader, section }: Filters): boolean {
  return (
    (type === '' || page.type === type) &&
    (reader === '' || page.readers.includes(reader)) &&
    (section === '' || sectionId(page) === section)
  );
}

/** The section of the site that a page is in: the label of its first crumb, in the form of an address. */
function sectionId({ crumbs, title }: PageRecord): string {
  return (crumbs[0] ?? title).toLowerCase().replace(/[^a-z\d]+/g, '-');
}

function toResult(
  { page, section, others }: Ranked,
  terms: ReadonlySet<string>,
  labels: Readonly<Record<string, string>>,
): Result {
  const badge =
    section?.kind === undefined
      ? page.type === undefined
        ? undefined
        : labels[page.type]
      : entryKinds[section.kind];
  const text = section === undefined || section.text === '' ? page.description : section.text;
  const heading = section === undefined ? [] : markedIn(section.heading, terms);
  const named = (shown: SectionRecord) => ({
    href: page.url + shown.hash,
    heading: markedIn(shown.heading, terms),
  });
  return {
    title: markedIn(page.title, terms),
    href: page.url + (section?.hash ?? ''),
    pageHref: page.url,
    ...(section === undefined || section.hash === '' ? {} : { section: heading }),
    ...(badge === undefined ? {} : { badge }),
    crumbs: page.crumbs,
    // Where the heading has a word of the query already, one more alone says little.
    text: excerpt(text, terms, heading.some(({ marked }) => marked) ? 2 : 1),
    others: others.filter(({ hash }) => hash !== '').map(named),
  };
}
