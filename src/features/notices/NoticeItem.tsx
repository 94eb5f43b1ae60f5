import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import { dateText, lastDate, lastDateLabel, type NoticeEntry } from '../../content/notices';
import styles from './styles.module.css';

/** A notice in a list: its title, last date and description. */
export default function NoticeItem({ entry }: { readonly entry: NoticeEntry }): ReactNode {
  const { route, title, description, notice } = entry;
  return (
    <li>
      <p className={styles.entry}>
        <Link to={route}>{title}</Link>
        <span>
          {lastDateLabel(notice)} <time dateTime={lastDate(notice)}>{dateText(lastDate(notice))}</time>
        </span>
      </p>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
