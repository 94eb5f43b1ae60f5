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

import { unescapeHtml } from '@site/src/navigation/htmlText';

import styles from './styles.module.css';

function Description({ docId }: { readonly docId: string | undefined }): ReactNode {
  const { version } = useDocsVersion();
  const description = docId === undefined ? undefined : descriptions[version]?.[docId];
  return description ? <p>{description}</p> : null;
}

function Entry({ item }: { readonly item: PropSidebarItemLink | PropSidebarItemCategory }): ReactNode {
  const versionPath = useActiveVersion(undefined)?.path ?? '/';
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const docId =
    item.type === 'link' ? item.docId : item.linkUnlisted ? undefined : docIdOf(item, versionPath);
  return (
    <li>
      {href === undefined ? item.label : <Link to={href}>{item.label}</Link>}
      <Description docId={docId} />
    </li>
  );
}

/** A folder's landing page has the folder's own address, with or without a slash at its end; its id is what of that is below the version's. */
function docIdOf({ href }: PropSidebarItemCategory, versionPath: string): string | undefined {
  const base = versionPath.endsWith('/') ? versionPath : `${versionPath}/`;
  return href?.startsWith(base) ? `${href.slice(base.length).replace(/\/$/, '')}/index` : undefined;
}

interface Group {
  readonly title: string | undefined;
  readonly items: (PropSidebarItemLink | PropSidebarItemCategory)[];
}

/** Sidebar items in the groups their separators make. */
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
 * For landing pages: every page and folder beside this one in the sidebar, with its description,
 * so that a landing page lists what exists and nothing else.
 */
export default function SectionIndex(): ReactNode {
  return (
    <>
      {groupsOf(useCurrentSidebarSiblings()).map(({ title, items }) => (
        <section key={title ?? ''}>
          {title !== undefined && <h2 className={styles.group}>{title}</h2>}
          <ul className={styles.list}>
            {items.map((item) => (
              <Entry key={item.label} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
