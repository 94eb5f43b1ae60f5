import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  useActiveVersion,
  useCurrentSidebarSiblings,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import descriptions from '@generated/page-metadata/default/descriptions.json';

import { unescapeHtml } from '@site/src/lib/htmlText';

import styles from './styles.module.css';

type Item = PropSidebarItemLink | PropSidebarItemCategory;

/** Text of a card: a page's description, a folder's contents, or another site's host. */
function useDescription(item: Item, href: string | undefined): string | undefined {
  const { version } = useDocsVersion();
  const versionPath = useActiveVersion(undefined)?.path ?? '/';
  const known = descriptions[version];
  const ids =
    item.type === 'link' && item.docId !== undefined ? [item.docId] : docIdsOf(item.href, versionPath);
  const description = ids.map((id) => known?.[id]).find((text) => text !== undefined);
  if (description !== undefined) return description;
  if (item.type === 'category') return labelsOf(item.items).join(', ');
  return href !== undefined && URL.canParse(href) ? new URL(href).host : undefined;
}

function Entry({ item }: { readonly item: Item }): ReactNode {
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = useDescription(item, href);
  return (
    <li>
      <h3>{href === undefined ? item.label : <Link to={href}>{item.label}</Link>}</h3>
      {description !== undefined && <p>{description}</p>}
    </li>
  );
}

/** Possible ids of the page at an address: its path below the version's, or a landing page's. */
function docIdsOf(href: string | undefined, versionPath: string): readonly string[] {
  const base = versionPath.endsWith('/') ? versionPath : `${versionPath}/`;
  if (href?.startsWith(base) !== true) return [];
  const id = href.slice(base.length).replace(/\/$/, '');
  return [id, `${id}/index`];
}

function labelsOf(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'html' ? [] : [item.label]));
}

interface Group {
  readonly title: string | undefined;
  readonly items: Item[];
}

function groupsOf(items: readonly PropSidebarItem[]): Group[] {
  const groups: Group[] = [{ title: undefined, items: [] }];
  for (const item of items) {
    if (item.type === 'html') {
      groups.push({ title: unescapeHtml(item.value), items: [] });
    } else if (!(item.type === 'link' && item.className === 'sidebar-landing')) {
      groups.at(-1)?.items.push(item);
    }
  }
  return groups.filter(({ items: members }) => members.length > 0);
}

/**
 * For landing pages: all neighbors in the sidebar with descriptions. Hidden from search, which finds the
 * pages themselves.
 */
export default function SectionIndex(): ReactNode {
  return (
    <div data-unsearched="" data-section-index="">
      {groupsOf(useCurrentSidebarSiblings()).map(({ title, items }) => (
        <section key={title ?? ''}>
          <h2 className={styles.group}>{title ?? 'In this section'}</h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <Entry key={item.label} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
