import { type ReactNode } from 'react';

import { network } from '@site/src/data/chains';
import {
  contractsSource,
  type StandardNetwork,
  standardReleases,
  superchainContracts,
} from '@site/src/data/contracts';

import { AddressCell } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { releaseNetworks, runningRelease } from './releases';

const names = ['SuperchainConfig', 'ProtocolVersions', 'OPContractsManager', 'SaferSafes'] as const;

/** Contract addresses on a network; undefined if missing. */
function addressesOn(id: StandardNetwork): Readonly<Record<(typeof names)[number], string | undefined>> {
  const { superchain_config_addr, protocol_versions_addr, safer_safes_addr } = superchainContracts(id);
  const running = runningRelease();
  const release = standardReleases(id).find(({ tag }) => tag === running);
  return {
    SuperchainConfig: superchain_config_addr,
    ProtocolVersions: protocol_versions_addr,
    OPContractsManager: release?.contracts.op_contracts_manager?.address,
    SaferSafes: safer_safes_addr,
  };
}

/** L1 contracts that a network's chains share. */
export default function SharedContracts(): ReactNode {
  const columns = releaseNetworks.map(([id, layer]) => ({ id, layer, addresses: addressesOn(id) }));
  // Omits contracts gone from every network, such as ProtocolVersions since July 2026.
  const there = names.filter((name) => columns.some(({ addresses }) => addresses[name] !== undefined));
  return (
    <>
      <FoldingTable>
        <caption>Contracts that the chains of a network share</caption>
        <TableHead columns={['Contract', ...columns.map(({ layer }) => layer)]} />
        <TableBody>
          {there.map((contract) => (
            <TableRow key={contract}>
              <RowName>
                <code>{contract}</code>
              </RowName>
              {columns.map(({ id, layer, addresses }) => {
                const address = addresses[contract];
                return (
                  <TableCell key={id} data-label={layer}>
                    {address === undefined ? (
                      'none'
                    ) : (
                      <AddressCell
                        address={address}
                        explorer={network(id).l1.explorer}
                        label={`address of ${contract} on ${layer}`}
                      />
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance source={contractsSource} dataset="contracts" />
    </>
  );
}
