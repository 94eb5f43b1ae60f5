import { type ReactNode } from 'react';

import { allChains, chainsOf, network, opMainnet, opSepolia } from '@site/src/data/chains';
import { contractsSource, type StandardNetwork } from '@site/src/data/contracts';

import { AddressCell } from '../DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
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
      <FoldingTable>
        <caption>{title}</caption>
        <TableHead columns={['Chain', 'Holder', ...(shared ? ['Registry chains with this holder'] : [])]} />
        <TableBody>
          {networks.map(([id, name, l2Explorer]) => {
            const same = chainsWithStandardHolder(role, id, allChains());
            return (
              <TableRow key={id}>
                <RowName>{name}</RowName>
                <TableCell data-label="Holder">
                  <AddressCell
                    address={holderOf(role, id)}
                    explorer={layer === 1 ? network(id).l1.explorer : l2Explorer}
                    label={`address of the ${title} of ${name}`}
                  />
                </TableCell>
                {same !== undefined && (
                  <TableCell data-label="Registry chains with this holder">
                    {same.length} of {chainsOf(id).length}: {same.map((chain) => chain.name).join(', ')}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <Provenance what="Holders" source={contractsSource} dataset="contracts" />
    </>
  );
}
