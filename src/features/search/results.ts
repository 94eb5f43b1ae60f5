import { type Found, type Ranked } from './engine';
import { entryKinds, type PageRecord, type SearchFile, type SectionRecord } from './searchFile';
import { type Piece, excerpt, markedIn } from './excerpt';

/** A page with its best section. */
export interface Result {
  readonly title: readonly Piece[];
  /** The section, or the page if that is the answer. */
  readonly href: string;
  readonly pageHref: string;
  readonly section?: readonly Piece[];
  /** Kind of page or entry, in words. */
  readonly badge?: string;
  readonly crumbs: readonly string[];
  readonly text: readonly Piece[];
  /** Further sections, best first. */
  readonly others: readonly { readonly href: string; readonly heading: readonly Piece[] }[];
}

/** An empty string is no filter. */
export interface Filters {
  readonly type: string;
  readonly reader: string;
  readonly section: string;
}

export const noFilters: Filters = { type: '', reader: '', section: '' };

/** A filter value with the number of results it would leave. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

export interface Outcome {
  /** Best first, up to the limit. */
  readonly results: readonly Result[];
  /** All pages that pass the filters. */
  readonly count: number;
  /** Values for each filter, with the other filters applied. */
  readonly choices: Readonly<Record<keyof Filters, readonly Choice[]>>;
}

/** The first `limit` filtered results, and the total. */
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

/** The page's section of the site: its first crumb as a slug. */
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
    // If the heading has a match already, one more says little.
    text: excerpt(text, terms, heading.some(({ marked }) => marked) ? 2 : 1),
    others: others.filter(({ hash }) => hash !== '').map(named),
  };
}
