import { type ReactNode } from 'react';

import { allChains, chainsOf, network, opMainnet, opSepolia } from '@site/src/data/chains';
import { contractsSource, type StandardNetwork } from '@site/src/data/contracts';

import { Address } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { chainsWithStandardHolder, holderOf, type RoleId, roles } from './roles';

const networks: readonly (readonly [StandardNetwork, string, string])[] = [
  ['mainnet', 'OP Mainnet', opMainnet.explorer],
  ['sepolia', 'OP Sepolia', opSepolia.explorer],
];

/** Who holds one role on OP Mainnet and OP Sepolia, and which other chains have the same holder. */
export default function RoleHolders({ role }: { readonly role: RoleId }): ReactNode {
  const { title, layer } = roles[role];
  const shared = chainsWithStandardHolder(role, 'mainnet', allChains()) !== undefined;
  return (
    <>
      <table className={styles.table}>
        <caption>{title}</caption>
        <TableHead columns={['Chain', 'Holder', ...(shared ? ['Registry chains with this holder'] : [])]} />
        <tbody>
          {networks.map(([id, name, l2Explorer]) => {
            const same = chainsWithStandardHolder(role, id, allChains());
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label="Holder">
                  <Address
                    address={holderOf(role, id)}
                    explorer={layer === 1 ? network(id).l1.explorer : l2Explorer}
                    label={`address of the ${title} of ${name}`}
                  />
                </td>
                {same !== undefined && (
                  <td data-label="Registry chains with this holder">
                    {same.length} of {chainsOf(id).length}: {same.map((chain) => chain.name).join(', ')}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Provenance what="Holders" source={contractsSource} dataset="contracts" />
    </>
  );
}
