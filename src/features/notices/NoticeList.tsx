import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import entries from '@generated/page-metadata/default/notices.json';

import { dateText, groupNotices, lastDate, type NoticeEntry, newestFirst } from './notices';
import { noticeStatuses } from './statuses';
import styles from './styles.module.css';

function Entry({ entry }: { readonly entry: NoticeEntry }): ReactNode {
  const { route, title, description, notice } = entry;
  return (
    <li>
      <p className={styles.entry}>
        <Link to={route}>{title}</Link>
        <time dateTime={lastDate(notice)}>{dateText(lastDate(notice))}</time>
      </p>
      <p className={styles.description}>{description}</p>
    </li>
  );
}

/** All notices, grouped by what they ask for today and newest first. */
export default function NoticeList(): ReactNode {
  return groupNotices(entries).map(({ status, label, entries: members }) => (
    <section key={status}>
      <Heading as="h2" id={`status-${status}`}>
        {label}
      </Heading>
      <ul className={styles.list}>
        {members.map((entry) => (
          <Entry key={entry.route} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

/** The newest notices that ask readers to act, for pages that lead to them. Renders nothing where there are none. */
export function NoticesToActOn({ limit = 3 }: { readonly limit?: number }): ReactNode {
  const open = newestFirst(entries.filter(({ notice }) => notice.status === 'act-now')).slice(0, limit);
  return open.length === 0 ? null : (
    <ul className={styles.list} aria-label={noticeStatuses['act-now']}>
      {open.map((entry) => (
        <Entry key={entry.route} entry={entry} />
      ))}
    </ul>
  );
}
