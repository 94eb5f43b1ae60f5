import { type ReactNode } from 'react';

import { network } from '@site/src/data/chains';
import {
  contractsSource,
  type StandardNetwork,
  standardReleases,
  superchainContracts,
} from '@site/src/data/contracts';

import { Address } from '../DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { runningRelease } from './releases';

const networks: readonly (readonly [StandardNetwork, string])[] = [
  ['mainnet', 'Ethereum'],
  ['sepolia', 'Sepolia'],
];

function manager(id: StandardNetwork): string | undefined {
  return standardReleases(id).find(({ tag }) => tag === runningRelease)?.contracts.op_contracts_manager
    ?.address;
}

/** L1 contracts that the chains of a network share. */
export default function SharedContracts(): ReactNode {
  const rows = networks.map(([id, name]) => {
    const { superchain_config_addr, protocol_versions_addr } = superchainContracts(id);
    return [
      id,
      name,
      [
        ['SuperchainConfig', superchain_config_addr],
        ['ProtocolVersions', protocol_versions_addr],
        ['OPContractsManager', manager(id)],
      ] as const,
    ] as const;
  });
  return (
    <>
      <FoldingTable>
        <caption>Contracts that the chains of a network share</caption>
        <TableHead columns={['Contract', ...networks.map(([, name]) => name)]} />
        <TableBody>
          {['SuperchainConfig', 'ProtocolVersions', 'OPContractsManager'].map((contract) => (
            <TableRow key={contract}>
              <RowName>
                <code>{contract}</code>
              </RowName>
              {rows.map(([id, name, contracts]) => {
                const address = contracts.find(([each]) => each === contract)?.[1];
                return (
                  <TableCell key={id} data-label={name}>
                    {address === undefined ? (
                      'none'
                    ) : (
                      <Address
                        address={address}
                        explorer={network(id).l1.explorer}
                        label={`address of ${contract} on ${name}`}
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
