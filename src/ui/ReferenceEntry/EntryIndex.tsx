import { type ReactNode } from 'react';

import styles from './styles.module.css';

/** Entries that are grouped under one name. */
export interface IndexGroup {
  readonly title: string;
  readonly entries: readonly {
    /** Of the entry's heading. */
    readonly id: string;
    /** As it is typed. */
    readonly name: string;
    /** True where the filter leaves the entry out. */
    readonly hidden: boolean;
  }[];
}

/** All entries of a page, each linked to its heading. */
export default function EntryIndex({
  label,
  groups,
}: {
  readonly label: string;
  readonly groups: readonly IndexGroup[];
}): ReactNode {
  return (
    <nav className={styles.index} aria-label={label} data-search-ignore>
      {groups.map(({ title, entries }) => (
        <div key={title} hidden={entries.every(({ hidden }) => hidden)}>
          <p className={styles.indexTitle}>{title}</p>
          <ul>
            {entries.map(({ id, name, hidden }) => (
              <li key={id} hidden={hidden}>
                <a href={`#${id}`}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
