/** How lists of pages are grouped and counted; without the vocabulary, which is large. */
import { idsOf } from './ids';
import { type PageSummary } from './pageSummary';
import { type TagKind } from './tagRoute';
import { type ContentTypeId } from './vocabulary';

/** A page's tags of each kind. */
export const tagsOf: Readonly<Record<TagKind, (page: PageSummary) => readonly string[]>> = {
  personas: ({ personas }) => personas,
  'content-types': ({ contentType }) => [contentType],
  categories: ({ categories }) => categories,
};

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
  return idsOf(typeTitles).flatMap((type) => {
    const members = pages
      .filter(({ contentType }) => contentType === type)
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
    return members.length === 0 ? [] : [{ type, title: typeTitles[type], pages: members }];
  });
}

/** `1 page`, `12 pages`. */
export function pagesInWords(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
