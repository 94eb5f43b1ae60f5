import { type ReactNode } from 'react';

import styles from './styles.module.css';

export interface IndexGroup {
  readonly title: string;
  readonly entries: readonly {
    /** Id of the heading. */
    readonly id: string;
    readonly name: string;
    readonly hidden: boolean;
  }[];
}

/** Links to all entries of a page. */
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
