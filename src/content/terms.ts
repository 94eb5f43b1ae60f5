import { pagesInWords, termsOf } from './pageGroups';
import { type PageSummary } from './pageSummary';
import { type TermKind } from './termRoute';
import { categories, categoryLayers, contentTypes, personas, type Term } from './vocabulary';

export const termKinds = {
  personas: {
    title: 'Pages by reader',
    description: 'Every page of the documentation, by the readers it is written for.',
    terms: personas as Readonly<Record<string, Term>>,
  },
  'content-types': {
    title: 'Pages by kind',
    description: 'Every page of the documentation, by what kind of page it is.',
    terms: contentTypes as Readonly<Record<string, Term>>,
  },
  categories: {
    title: 'Pages by subject',
    description: 'Every page of the documentation, by what it is about.',
    terms: categories as Readonly<Record<string, Term>>,
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
  readonly term: Term;
  /** Title of the list of terms of its kind. */
  readonly listTitle: string;
  readonly pages: readonly PageSummary[];
  /** Terms of the other kinds that the pages have. */
  readonly filters: readonly TermFilter[];
}

export interface TermFilter {
  readonly kind: TermKind;
  readonly terms: readonly { readonly id: string; readonly label: string }[];
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
 * Index pages of all terms, with the terms they show, so that their scripts do
 * not load the vocabulary. Pages are sorted by the term's position in their
 * front matter, otherwise in given order.
 */
export function termPages(pages: readonly PageSummary[]): TermPageProps[] {
  return kinds().flatMap((kind) => {
    const { title: listTitle, terms } = termKinds[kind];
    return Object.entries(terms).map(([id, { label, description }]) => {
      const place = (page: PageSummary): number => termsOf[kind](page).indexOf(id);
      const listed = pages.filter((page) => place(page) >= 0).sort((a, b) => place(a) - place(b));
      return {
        // The label alone may be another page's title.
        title: `${label}: ${listTitle.toLowerCase()}`,
        description: `${description} ${pagesInWords(listed.length)}.`,
        kind,
        id,
        term: { label, description },
        listTitle,
        pages: listed,
        filters: kinds()
          .filter((other) => other !== kind)
          .map((other) => filterOf(other, listed)),
      };
    });
  });
}

function filterOf(kind: TermKind, pages: readonly PageSummary[]): TermFilter {
  const used = new Set(pages.flatMap(termsOf[kind]));
  const terms = Object.entries(termKinds[kind].terms).filter(([id]) => used.has(id));
  return { kind, terms: terms.map(([id, { label }]) => ({ id, label })) };
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
      pages: pages.filter((page) => termsOf[kind](page).includes(id)).length,
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
