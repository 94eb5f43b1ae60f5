import { type PageSummary } from './pageSummary';
import { type TermKind } from './termRoute';
import {
  categories,
  categoryLayers,
  contentTypes,
  type ContentTypeId,
  personas,
  type Term,
} from './vocabulary';

/** What is known of the kinds of term. */
export const termKinds = {
  personas: {
    title: 'Pages by reader',
    description: 'Every page of the documentation, by the readers it is written for.',
    terms: personas as Readonly<Record<string, Term>>,
    of: (page: PageSummary): readonly string[] => page.personas,
  },
  'content-types': {
    title: 'Pages by kind',
    description: 'Every page of the documentation, by what kind of page it is.',
    terms: contentTypes as Readonly<Record<string, Term>>,
    of: (page: PageSummary): readonly string[] => [page.contentType],
  },
  categories: {
    title: 'Pages by subject',
    description: 'Every page of the documentation, by what it is about.',
    terms: categories as Readonly<Record<string, Term>>,
    of: (page: PageSummary): readonly string[] => page.categories,
  },
} as const satisfies Record<TermKind, unknown>;

/** The label of a term, whichever its kind is; undefined where there is no such term. */
export function termLabel(id: string): string | undefined {
  return kinds()
    .map((kind) => termKinds[kind].terms[id]?.label)
    .find((label) => label !== undefined);
}

/** What a page outside the documentation is called, in its head and in the page model. */
interface About {
  readonly title: string;
  readonly description: string;
}

/** Props of the page that lists the pages of one term. */
export interface TermPageProps extends About {
  readonly kind: TermKind;
  readonly id: string;
  readonly pages: readonly PageSummary[];
}

/** Props of the page that lists the terms of one kind. */
export interface TermListProps extends About {
  readonly kind: TermKind;
  readonly groups: readonly { readonly label: string | null; readonly terms: readonly CountedTerm[] }[];
}

/** A term as the list of its kind shows it. */
export interface CountedTerm extends Term {
  readonly id: string;
  /** How many pages carry the term. */
  readonly pages: number;
}

/**
 * What each term's index page shows, for every term of the vocabulary: pages that name the term first, then those that
 * name it second, and so on, else in the order in which they are given.
 */
export function termPages(pages: readonly PageSummary[]): TermPageProps[] {
  return kinds().flatMap((kind) =>
    Object.entries(termKinds[kind].terms).map(([id, { label, description }]) => {
      const place = (page: PageSummary): number => termKinds[kind].of(page).indexOf(id);
      const listed = pages.filter((page) => place(page) >= 0).sort((a, b) => place(a) - place(b));
      return {
        // Not the label alone, which is the title of a page about the same subject.
        title: `${label}: ${termKinds[kind].title.toLowerCase()}`,
        description: `${description} ${pagesInWords(listed.length)}.`,
        kind,
        id,
        pages: listed,
      };
    }),
  );
}

/** Headings of lists by kind of page: what a reader does comes before what a reader looks up and knows. */
const typeTitles: Readonly<Record<ContentTypeId, string>> = {
  tutorial: 'Tutorials',
  guide: 'Guides',
  troubleshooting: 'Troubleshooting',
  reference: 'Reference',
  article: 'Background',
  notice: 'Notices',
  'landing-page': 'Sections',
};

/** Pages of one kind. */
export interface TypeGroup {
  readonly type: ContentTypeId;
  readonly title: string;
  readonly pages: readonly PageSummary[];
}

/** Pages by kind, those of a kind in their order, but dated ones newest first. A kind without pages has no group. */
export function groupByType(pages: readonly PageSummary[]): TypeGroup[] {
  return typeIds().flatMap((type) => {
    const members = pages
      .filter(({ contentType }) => contentType === type)
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
    return members.length === 0 ? [] : [{ type, title: typeTitles[type], pages: members }];
  });
}

function typeIds(): ContentTypeId[] {
  return Object.keys(typeTitles) as ContentTypeId[];
}

/** What the list of each kind shows; categories in groups by layer. */
export function termLists(pages: readonly PageSummary[]): TermListProps[] {
  return kinds().map((kind) => {
    const { title, description: about } = termKinds[kind];
    const props = { title, description: about, kind };
    const counted = Object.entries(termKinds[kind].terms).map(([id, { label, description }]) => ({
      id,
      label,
      description,
      pages: pages.filter((page) => termKinds[kind].of(page).includes(id)).length,
    }));
    if (kind !== 'categories') {
      return { ...props, groups: [{ label: null, terms: counted }] };
    }
    const layerOf = new Map<string, string>(Object.entries(categories).map(([id, term]) => [id, term.layer]));
    return {
      ...props,
      groups: Object.entries(categoryLayers).map(([layer, { label }]) => ({
        label,
        terms: counted.filter((term) => layerOf.get(term.id) === layer),
      })),
    };
  });
}

function kinds(): TermKind[] {
  return Object.keys(termKinds) as TermKind[];
}

/** A number of pages in words: `1 page`, `12 pages`. */
export function pagesInWords(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
