import { type ReactNode } from 'react';

import { network } from '@site/src/data/chains';
import {
  contractsSource,
  type StandardNetwork,
  standardReleases,
  superchainContracts,
} from '@site/src/data/contracts';

import { Address } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
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
      <table className={styles.table}>
        <caption>Contracts that the chains of a network share</caption>
        <TableHead columns={['Contract', ...networks.map(([, name]) => name)]} />
        <tbody>
          {['SuperchainConfig', 'ProtocolVersions', 'OPContractsManager'].map((contract) => (
            <tr key={contract}>
              <th scope="row">
                <code>{contract}</code>
              </th>
              {rows.map(([id, name, contracts]) => {
                const address = contracts.find(([each]) => each === contract)?.[1];
                return (
                  <td key={id} data-label={name}>
                    {address === undefined ? (
                      'none'
                    ) : (
                      <Address
                        address={address}
                        explorer={network(id).l1.explorer}
                        label={`address of ${contract} on ${name}`}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Provenance source={contractsSource} dataset="contracts" />
    </>
  );
}
