import { type ReactNode } from 'react';

import { Address, RowLink } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import { type GroupId, groupNames, groups } from './groups';

interface Props {
  readonly group: GroupId;
  /** Whose contracts they are. */
  readonly of: string;
  /** Begins the id of each row. */
  readonly idPrefix: string;
  readonly addresses: Readonly<Record<string, string>>;
  /** Explorer of the first layer; empty for none. */
  readonly explorer: string;
}

/** The contracts of one group that a chain has. */
export default function ContractRows({ group, of, idPrefix, addresses, explorer }: Props): ReactNode {
  const there = groups[group].filter(({ name }) => Object.hasOwn(addresses, name));
  return (
    <table className={styles.table}>
      <caption>
        {groupNames[group]} of {of} on L1
      </caption>
      <TableHead columns={['Contract', 'Address', 'What it does']} />
      <tbody>
        {there.map(({ name, does }) => {
          const id = `${idPrefix}-${name}`;
          return (
            <tr key={name} id={id}>
              <th scope="row">
                <code>{name}</code>
                <RowLink id={id} label={`${name} of ${of}`} />
              </th>
              <td>
                <Address address={addresses[name] ?? ''} explorer={explorer} label={`address of ${name}`} />
              </td>
              <td>{does}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
