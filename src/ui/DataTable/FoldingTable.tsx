/**
 * The parts of a table whose rows become blocks in narrow windows. Safari takes its role from an element that is laid
 * out otherwise than a table, so each part names the role it has.
 */
import { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** The table itself, in the design of all tables of data unless it has its own class. */
export function FoldingTable({
  pairs = false,
  addresses = false,
  words = false,
  className = clsx(styles.table, pairs && styles.pairs, addresses && styles.addresses, words && styles.words),
  ...props
}: ComponentProps<'table'> & {
  /** Whether it has names and values only, which stay one block however narrow the column. */
  readonly pairs?: boolean;
  /** Whether its second column holds addresses; such tables have the same columns. */
  readonly addresses?: boolean;
  /** Whether its cells hold words and names, which are not broken; the cell with the class `prose` gives way. */
  readonly words?: boolean;
}): ReactNode {
  return <table {...props} className={className} role="table" />;
}

/** All rows but that of the column names. */
export function TableBody(props: ComponentProps<'tbody'>): ReactNode {
  return <tbody {...props} role="rowgroup" />;
}

/** A row. */
export function TableRow(props: ComponentProps<'tr'>): ReactNode {
  return <tr {...props} role="row" />;
}

/** The cell that names its row. */
export function RowName(props: ComponentProps<'th'>): ReactNode {
  return <th {...props} scope="row" role="rowheader" />;
}

/** Any other cell; `data-label` is the name of its column, shown where the columns are folded. */
export function TableCell(props: ComponentProps<'td'>): ReactNode {
  return <td {...props} role="cell" />;
}
