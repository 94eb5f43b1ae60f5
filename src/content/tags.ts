import { firstSegment } from './navigation/firstSegment';
import { pagesInWords, tagsOf } from './pageGroups';
import { type PageSummary } from './pageSummary';
import { type TagKind } from './tagRoute';
import { categories, categoryLayers, contentTypes, personas, type Tag } from './vocabulary';

export const tagKinds = {
  personas: {
    title: 'Pages by reader',
    description: 'Every page of the documentation, by the readers it is written for.',
    tags: personas as Readonly<Record<string, Tag>>,
  },
  'content-types': {
    title: 'Pages by kind',
    description: 'Every page of the documentation, by what kind of page it is.',
    tags: contentTypes as Readonly<Record<string, Tag>>,
  },
  categories: {
    title: 'Pages by subject',
    description: 'Every page of the documentation, by what it is about.',
    tags: categories as Readonly<Record<string, Tag>>,
  },
} as const satisfies Record<TagKind, unknown>;

/** Label of a tag of any kind; undefined if unknown. */
export function tagLabel(id: string): string | undefined {
  return kinds()
    .map((kind) => tagKinds[kind].tags[id]?.label)
    .find((label) => label !== undefined);
}

/** Title and description of a page without a document. */
interface About {
  readonly title: string;
  readonly description: string;
}

export interface TagPageProps extends About {
  readonly kind: TagKind;
  readonly id: string;
  readonly tag: Tag;
  /** Title of the list of tags of its kind. */
  readonly listTitle: string;
  readonly pages: readonly PageSummary[];
  /** Tags of the other kinds that the pages have. */
  readonly filters: readonly TagFilter[];
}

export interface TagFilter {
  readonly kind: TagKind;
  readonly tags: readonly { readonly id: string; readonly label: string }[];
}

export interface TagListProps extends About {
  readonly kind: TagKind;
  readonly groups: readonly { readonly label: string | null; readonly tags: readonly CountedTag[] }[];
}

export interface CountedTag extends Tag {
  readonly id: string;
  /** Number of pages with the tag. */
  readonly pages: number;
}

/**
 * Index pages of all tags, with the tags they show, so that their scripts do
 * not load the vocabulary. Pages are sorted by the tag's position in their
 * front matter, otherwise in given order; those of a reader by section, so that
 * tutorials keep the order of the menu.
 */
export function tagPages(pages: readonly PageSummary[]): TagPageProps[] {
  return kinds().flatMap((kind) => {
    const { title: listTitle, tags } = tagKinds[kind];
    return Object.entries(tags).map(([id, { label, description }]) => {
      const place = (page: PageSummary): number => tagsOf[kind](page).indexOf(id);
      const having = pages.filter((page) => place(page) >= 0);
      const listed =
        kind === 'personas'
          ? bySection(having, (page) => place(page) === 0)
          : having.sort((a, b) => place(a) - place(b));
      return {
        // The label alone may be another page's title.
        title: `${label}: ${listTitle.toLowerCase()}`,
        description: `${description} ${pagesInWords(listed.length)}.`,
        kind,
        id,
        tag: { label, description },
        listTitle,
        pages: listed,
        filters: kinds()
          .filter((other) => other !== kind)
          .map((other) => filterOf(other, listed)),
      };
    });
  });
}

/** In given order, from the section with the most pages of the reader's own. */
function bySection(pages: readonly PageSummary[], isOwn: (page: PageSummary) => boolean): PageSummary[] {
  const sectionOf = ({ route }: PageSummary): string => firstSegment(route, '/');
  const counts = new Map<string, number>();
  for (const page of pages.filter(isOwn)) counts.set(sectionOf(page), (counts.get(sectionOf(page)) ?? 0) + 1);
  const count = (page: PageSummary): number => counts.get(sectionOf(page)) ?? 0;
  return [...pages].sort((a, b) => count(b) - count(a));
}

function filterOf(kind: TagKind, pages: readonly PageSummary[]): TagFilter {
  const used = new Set(pages.flatMap(tagsOf[kind]));
  const tags = Object.entries(tagKinds[kind].tags).filter(([id]) => used.has(id));
  return { kind, tags: tags.map(([id, { label }]) => ({ id, label })) };
}

/** Lists of each kind; categories are grouped by layer. */
export function tagLists(pages: readonly PageSummary[]): TagListProps[] {
  return kinds().map((kind) => {
    const { title, description: about } = tagKinds[kind];
    const props = { title, description: about, kind };
    const counted = Object.entries(tagKinds[kind].tags).map(([id, { label, description }]) => ({
      id,
      label,
      description,
      pages: pages.filter((page) => tagsOf[kind](page).includes(id)).length,
    }));
    if (kind !== 'categories') {
      return { ...props, groups: [{ label: null, tags: counted }] };
    }
    const layerOf = new Map<string, string>(Object.entries(categories).map(([id, tag]) => [id, tag.layer]));
    return {
      ...props,
      groups: Object.entries(categoryLayers).map(([layer, { label }]) => ({
        label,
        tags: counted.filter((tag) => layerOf.get(tag.id) === layer),
      })),
    };
  });
}

function kinds(): TagKind[] {
  return Object.keys(tagKinds) as TagKind[];
}
