import { type ReactNode } from 'react';

import { contractsSource, standardParams } from '@site/src/data/contracts';

import { RowLink } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { allowed, parameterGroups } from './parameters';

/** What the standard allows for the parameters of one group, on mainnet and on Sepolia. */
export default function StandardParameters({ group: wanted }: { readonly group: string }): ReactNode {
  const group = parameterGroups.find(({ id }) => id === wanted);
  if (!group) {
    const known = parameterGroups.map(({ id }) => id).join(', ');
    throw new Error(`There is no group "${wanted}" of standard parameters. Known: ${known}.`);
  }
  const mainnet = standardParams('mainnet');
  const sepolia = standardParams('sepolia');
  return (
    <>
      <table className={styles.table}>
        <caption>{group.title}</caption>
        <TableHead columns={['Parameter', 'Mainnet', 'Sepolia', 'Meaning']} />
        <tbody>
          {group.parameters.map((parameter) => {
            const { path, label, meaning } = parameter;
            const id = `param-${path.replaceAll('.', '-')}`;
            return (
              <tr key={path} id={id}>
                <th scope="row">
                  {label}
                  <RowLink id={id} label={label} />
                  <div className={styles.muted}>
                    <code>{path.replace(/^.*\./, '')}</code>
                  </div>
                </th>
                <td data-label="Mainnet">{allowed(mainnet, parameter)}</td>
                <td data-label="Sepolia">{allowed(sepolia, parameter)}</td>
                <td data-label="Meaning">{meaning}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Provenance what="Limits" source={contractsSource} dataset="contracts" />
    </>
  );
}
