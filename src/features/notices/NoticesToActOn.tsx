import type { ReactNode } from 'react';
import entries from '@generated/page-metadata/default/open-notices.json';

import NoticeItem from './NoticeItem';
import styles from './styles.module.css';

/** The newest notices that require action, or a sentence if there are none. */
export default function NoticesToActOn({ limit = 3 }: { readonly limit?: number }): ReactNode {
  return entries.length === 0 ? (
    <p>No notice requires action right now.</p>
  ) : (
    <ul className={styles.list}>
      {entries.slice(0, limit).map((entry) => (
        <NoticeItem key={entry.route} entry={entry} />
      ))}
    </ul>
  );
}
