import type { TOCItem } from '@docusaurus/mdx-loader';

import { type FlagSheet } from '@site/src/data/flag-notes/types';
import { currentSnapshot } from '@site/src/data/snapshots';
import { escapeHtml } from '@site/src/lib/htmlText';

import { entriesOf } from './entries';
import { goneTitle, removedTitles } from './words';

/** Headings of a sheet for the page's contents list (`src/remark/flagGroups.ts`). */
export default function flagContents(sheet: FlagSheet): readonly TOCItem[] {
  const { groups, changes, removed, removedLater } = entriesOf(sheet, sheet.snapshot ?? currentSnapshot);
  return [
    ...groups,
    ...(changes && changes.gone.length > 0 ? [{ id: 'flags-gone', title: goneTitle(changes) }] : []),
    ...(removedLater.length > 0 ? [{ id: 'flags-removed-later', title: removedTitles.later }] : []),
    ...(removed.length > 0 ? [{ id: 'flags-removed', title: removedTitles.before }] : []),
  ].map(({ id, title }) => ({ id, value: escapeHtml(title), level: 3 }));
}
