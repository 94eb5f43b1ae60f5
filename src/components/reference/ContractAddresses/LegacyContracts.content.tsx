import { type ReactNode } from 'react';

import { network } from '@site/src/data/chains';
import { legacyContracts, opChainContracts } from '@site/src/data/contracts';

import { AddressCell } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

/** OP Mainnet's L1 contracts from before Bedrock. */
export default function LegacyContracts(): ReactNode {
  const inUse = new Map(
    Object.entries(opChainContracts('mainnet').addresses).map(([name, address]) => [address, name]),
  );
  const { explorer } = network('mainnet').l1;
  return (
    <>
      <FoldingTable addresses>
        <caption>L1 contracts of OP Mainnet from before Bedrock</caption>
        <TableHead columns={['Contract', 'Address', 'Today']} />
        <TableBody>
          {legacyContracts.contracts.map(({ name, address }) => {
            const today = inUse.get(address);
            return (
              <TableRow key={name}>
                <RowName>
                  <code>{name}</code>
                </RowName>
                <TableCell>
                  <AddressCell address={address} explorer={explorer} label={`address of ${name}`} />
                </TableCell>
                <TableCell data-label="Today">
                  {today === undefined ? (
                    'not part of the system'
                  ) : (
                    <>
                      in use as <code>{today}</code>
                    </>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <Provenance source={legacyContracts.source} dataset="contracts" />
    </>
  );
}
