import { type ReactNode } from 'react';

import { chainsFile, chainsOf, network } from '@site/src/data/chains';
import { contractsFile, type StandardNetwork } from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';

import { AddressCell } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { chainsWithStandardHolder, holderOf, type RoleId, roles } from './roles';

const networks: readonly (readonly [StandardNetwork, string])[] = [
  ['mainnet', 'OP Mainnet'],
  ['sepolia', 'OP Sepolia'],
];

/** A role's holders on OP Mainnet and OP Sepolia, and other chains with the same holder. */
export default function RoleHolders({
  role,
  chains = chainsFile,
  contracts = contractsFile,
}: { readonly role: RoleId } & Partial<Pick<DataFiles, 'chains' | 'contracts'>>): ReactNode {
  const { title, layer } = roles[role];
  const shared = chainsWithStandardHolder(role, 'mainnet', chains.chains, contracts) !== undefined;
  return (
    <>
      <FoldingTable>
        <caption className={styles.repeated}>{title}</caption>
        <TableHead columns={['Chain', 'Holder', ...(shared ? ['Registry chains with this holder'] : [])]} />
        <TableBody>
          {networks.map(([id, name]) => {
            const same = chainsWithStandardHolder(role, id, chains.chains, contracts);
            const op = chains.chains.find(({ identifier }) => identifier === `${id}/op`);
            return (
              <TableRow key={id}>
                <RowName>{name}</RowName>
                <TableCell data-label="Holder">
                  <AddressCell
                    address={holderOf(role, id, contracts)}
                    explorer={layer === 1 ? network(id, chains).l1.explorer : (op?.explorer ?? '')}
                    label={`address of the ${title} of ${name}`}
                  />
                </TableCell>
                {same !== undefined && (
                  <TableCell data-label="Registry chains with this holder">
                    {same.length} of {chainsOf(id, chains).length}:{' '}
                    {same.map((chain) => chain.name).join(', ')}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <Provenance what="Holders" source={contracts.source} dataset="contracts" />
    </>
  );
}
