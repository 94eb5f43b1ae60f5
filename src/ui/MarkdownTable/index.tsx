import type { ComponentProps, ReactNode } from 'react';

import Scroller from '../Scroller';
import styles from './styles.module.css';

interface Props extends ComponentProps<'table'> {
  /** Its name while it scrolls. */
  readonly label?: string;
}

/**
 * A table that scrolls when too wide, or becomes cards in narrow windows
 * (`src/remark/cardTables.ts`).
 */
export default function MarkdownTable({ label = 'Table', ...props }: Props): ReactNode {
  return (
    <Scroller label={label} className={styles.table}>
      <table {...props} />
    </Scroller>
  );
}

/** A header cell; the empty corner is a plain cell. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td {...props} />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
