/**
 * Explicit roles: Safari drops table semantics once `display` changes, as it
 * does when rows fold into blocks.
 */
import { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** A table whose rows fold into blocks in narrow windows. */
export function FoldingTable({
  pairs = false,
  addresses = false,
  words = false,
  className = clsx(styles.table, pairs && styles.pairs, addresses && styles.addresses, words && styles.words),
  ...props
}: ComponentProps<'table'> & {
  /** Name and value columns only: stays one block in narrow columns. */
  readonly pairs?: boolean;
  /** The second column holds addresses; aligns such tables. */
  readonly addresses?: boolean;
  /** Cells hold unbreakable words; the `prose` cell shrinks. */
  readonly words?: boolean;
}): ReactNode {
  return <table {...props} className={className} role="table" />;
}

/** The rows below the header. */
export function TableBody(props: ComponentProps<'tbody'>): ReactNode {
  return <tbody {...props} role="rowgroup" />;
}

/** A table row with its role. */
export function TableRow(props: ComponentProps<'tr'>): ReactNode {
  return <tr {...props} role="row" />;
}

/** The header cell of a row. */
export function RowName(props: ComponentProps<'th'>): ReactNode {
  return <th {...props} scope="row" role="rowheader" />;
}

/** A data cell; `data-label` is its column name, shown when folded. */
export function TableCell(props: ComponentProps<'td'>): ReactNode {
  return <td {...props} role="cell" />;
}
