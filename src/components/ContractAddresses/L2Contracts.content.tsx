import { type ReactNode } from 'react';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import { opMainnet, opSepolia } from '@site/src/data/chains';
import { predeploysAsOf, predeploysSource } from '@site/src/data/predeploys';
import { addressUrl } from '@site/src/data/explorers';
import { currentSnapshot } from '@site/src/data/snapshots';

import { CopyableCode, External, RowLink } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

interface Props {
  /** Those to build on, or those kept for old contracts only. */
  readonly group: 'current' | 'deprecated';
}

const chains = [
  ['OP Mainnet', opMainnet.explorer],
  ['OP Sepolia', opSepolia.explorer],
] as const;

const captions = {
  current: 'Contracts on OP Mainnet and OP Sepolia',
  deprecated: 'Deprecated contracts on OP Mainnet and OP Sepolia',
} as const satisfies Record<Props['group'], string>;

/** Contracts on L2 that come with the chain, with their page in the explorers of OP Mainnet and OP Sepolia. */
export default function L2Contracts({ group }: Props): ReactNode {
  const list = predeploysAsOf(currentSnapshot).filter(
    ({ deprecated }) => deprecated === (group === 'deprecated'),
  );
  return (
    <>
      <table className={styles.table}>
        <caption>{captions[group]}</caption>
        <TableHead columns={['Contract', 'Address', 'Since', 'Explorer']} />
        <tbody>
          {list.map(({ name, address, introduced }) => {
            const id = `l2-${name.replace(/ .*/, '')}`;
            return (
              <tr key={name} id={id}>
                <th scope="row">
                  <code>{name}</code>
                  <RowLink id={id} label={`${name} on L2`} />
                </th>
                <td>
                  <CopyableCode label={`address of ${name}`}>{address}</CopyableCode>
                </td>
                <td data-label="Since">{introduced === 'Legacy' ? 'before Bedrock' : introduced}</td>
                <td data-label="Explorer">
                  <ul>
                    {chains.map(([chain, explorer]) => (
                      <li key={chain}>
                        <External href={addressUrl(explorer, address) ?? explorer}>
                          {chain}
                          <span className={hiddenStyles.visuallyHidden}>: {name}</span>
                        </External>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Provenance source={predeploysSource} dataset="predeploys" />
    </>
  );
}
