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

/** Label of a term of any kind; undefined if unknown. */
export function termLabel(id: string): string | undefined {
  return kinds()
    .map((kind) => termKinds[kind].terms[id]?.label)
    .find((label) => label !== undefined);
}

/** Title and description of a page without a document. */
interface About {
  readonly title: string;
  readonly description: string;
}

export interface TermPageProps extends About {
  readonly kind: TermKind;
  readonly id: string;
  readonly pages: readonly PageSummary[];
}

export interface TermListProps extends About {
  readonly kind: TermKind;
  readonly groups: readonly { readonly label: string | null; readonly terms: readonly CountedTerm[] }[];
}

export interface CountedTerm extends Term {
  readonly id: string;
  /** Number of pages with the term. */
  readonly pages: number;
}

/**
 * Index pages of all terms. Pages are sorted by the term's position in their
 * front matter, otherwise in given order.
 */
export function termPages(pages: readonly PageSummary[]): TermPageProps[] {
  return kinds().flatMap((kind) =>
    Object.entries(termKinds[kind].terms).map(([id, { label, description }]) => {
      const place = (page: PageSummary): number => termKinds[kind].of(page).indexOf(id);
      const listed = pages.filter((page) => place(page) >= 0).sort((a, b) => place(a) - place(b));
      return {
        // The label alone may be another page's title.
        title: `${label}: ${termKinds[kind].title.toLowerCase()}`,
        description: `${description} ${pagesInWords(listed.length)}.`,
        kind,
        id,
        pages: listed,
      };
    }),
  );
}

/** Practical kinds come before reference and background. */
const typeTitles: Readonly<Record<ContentTypeId, string>> = {
  tutorial: 'Tutorials',
  guide: 'Guides',
  troubleshooting: 'Troubleshooting',
  reference: 'Reference',
  article: 'Background',
  notice: 'Notices',
  'landing-page': 'Sections',
};

export interface TypeGroup {
  readonly type: ContentTypeId;
  readonly title: string;
  readonly pages: readonly PageSummary[];
}

/** Nonempty groups by kind; dated pages newest first. */
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

/** Lists of each kind; categories are grouped by layer. */
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

/** `1 page`, `12 pages`. */
export function pagesInWords(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
