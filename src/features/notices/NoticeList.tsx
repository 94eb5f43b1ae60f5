import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import entries from '@generated/page-metadata/default/notices.json';

import NoticeItem from './NoticeItem';
import { groupNotices } from '../../content/notices';
import styles from './styles.module.css';

/** All notices, grouped by what they require today, newest first. */
export default function NoticeList(): ReactNode {
  return groupNotices(entries).map(({ status, label, entries: members }) => (
    <section key={status}>
      <Heading as="h2" id={`status-${status}`}>
        {label}
      </Heading>
      <ul className={styles.list}>
        {members.map((entry) => (
          <NoticeItem key={entry.route} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}
