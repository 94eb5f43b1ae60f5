import { type ReactNode } from 'react';

import { AddressCell, RowLink } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import { type GroupId, groupNames, notesOf } from './groups';

interface Props {
  readonly group: GroupId;
  /** Owner. */
  readonly of: string;
  readonly idPrefix: string;
  readonly addresses: Readonly<Record<string, string>>;
  /** L1 explorer, or empty. */
  readonly explorer: string;
}

/** A chain's contracts of one group. */
export default function ContractRows({ group, of, idPrefix, addresses, explorer }: Props): ReactNode {
  const there = notesOf(group, addresses);
  return (
    <FoldingTable addresses>
      <caption className={styles.repeated}>
        {groupNames[group]} of {of} on L1
      </caption>
      <TableHead columns={['Contract', 'Address', 'What it does']} />
      <TableBody>
        {there.map(({ name, does }) => {
          const id = `${idPrefix}-${name}`;
          return (
            <TableRow key={name} id={id}>
              <RowName>
                <code>{name}</code>
                <RowLink id={id} label={`${name} of ${of}`} />
              </RowName>
              <TableCell>
                <AddressCell
                  address={addresses[name] ?? ''}
                  explorer={explorer}
                  label={`address of ${name}`}
                />
              </TableCell>
              <TableCell className={styles.sentence}>{does}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </FoldingTable>
  );
}
