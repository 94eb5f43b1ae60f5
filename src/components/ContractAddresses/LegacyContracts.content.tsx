import { type ReactNode } from 'react';

import { network } from '@site/src/data/chains';
import { legacyContracts, opChainContracts } from '@site/src/data/contracts';

import { Address } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

/** L1 contracts of OP Mainnet from before Bedrock. */
export default function LegacyContracts(): ReactNode {
  const inUse = new Map(
    Object.entries(opChainContracts('mainnet').addresses).map(([name, address]) => [address, name]),
  );
  const { explorer } = network('mainnet').l1;
  return (
    <>
      <table className={styles.table}>
        <caption>L1 contracts of OP Mainnet from before Bedrock</caption>
        <TableHead columns={['Contract', 'Address', 'Today']} />
        <tbody>
          {legacyContracts.contracts.map(({ name, address }) => {
            const today = inUse.get(address);
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <Address address={address} explorer={explorer} label={`address of ${name}`} />
                </td>
                <td data-label="Today">
                  {today === undefined ? (
                    'not part of the system'
                  ) : (
                    <>
                      in use as <code>{today}</code>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Provenance source={legacyContracts.source} dataset="contracts" />
    </>
  );
}
