import type { ComponentProps, ReactNode } from 'react';

import Scroller from '../Scroller';
import styles from './styles.module.css';

/**
 * A table of a page. It stays a table in every browser; where it is too wide, it scrolls within itself or, in a narrow window,
 * becomes cards (`src/remark/cardTables.ts`).
 */
export default function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <Scroller label="Table" className={styles.table}>
      <table {...props} />
    </Scroller>
  );
}

/** A cell of a table's head. The corner above a column of names heads nothing, so it is no header. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td {...props} />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
