import { type ReactNode } from 'react';

import { chainsFile, network } from '@site/src/data/chains';
import {
  contractsFile,
  type ContractsFile,
  type StandardContract,
  type StandardNetwork,
  standardReleases,
} from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';
import { releaseTagUrl } from '@site/src/data/releaseTag';

import { AddressCell, External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { contractName, releaseNetworks, runningRelease } from './releases';

interface Props extends Partial<Pick<DataFiles, 'chains' | 'contracts'>> {
  /** Release tag; by default the running one. */
  readonly release?: string;
}

function contractsOf(
  id: StandardNetwork,
  tag: string,
  file: ContractsFile,
): Readonly<Record<string, StandardContract>> | undefined {
  return standardReleases(id, file).find((each) => each.tag === tag)?.contracts;
}

function Deployed({
  contract,
  explorer,
  label,
}: {
  readonly contract: StandardContract | undefined;
  readonly explorer: string;
  readonly label: string;
}): ReactNode {
  const address = contract?.implementation_address ?? contract?.address;
  if (!contract) return 'not part of the release';
  return address === undefined ? (
    'one per chain'
  ) : (
    <AddressCell address={address} explorer={explorer} label={label} />
  );
}

/** Contract versions of a release, and their implementations' addresses. */
export default function ReleaseContracts({
  release = runningRelease(),
  chains = chainsFile,
  contracts: file = contractsFile,
}: Props): ReactNode {
  const known = releaseNetworks.map(([id, name]) => ({
    id,
    name,
    contracts: contractsOf(id, release, file),
  }));
  const names = [...new Set(known.flatMap(({ contracts }) => Object.keys(contracts ?? {})))];
  if (names.length === 0) {
    throw new Error(`contracts.json has no release "${release}".`);
  }
  const there = known.filter(({ contracts }) => contracts !== undefined);
  return (
    <>
      <FoldingTable>
        <caption className={styles.repeated}>Contracts of {release}</caption>
        <TableHead columns={['Contract', 'Version', ...there.map(({ name }) => name)]} />
        <TableBody>
          {names.map((key) => (
            <TableRow key={key}>
              <RowName>
                <code>{contractName(key)}</code>
              </RowName>
              <TableCell data-label="Version">
                {there.find(({ contracts }) => contracts?.[key])?.contracts?.[key]?.version}
              </TableCell>
              {there.map(({ id, name, contracts }) => (
                <TableCell key={id} data-label={name}>
                  <Deployed
                    contract={contracts?.[key]}
                    explorer={network(id, chains).l1.explorer}
                    label={`address of the code of ${contractName(key)} on ${name}`}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      {/* Not in the caption: a table owns rows only. */}
      <p>
        <External href={releaseTagUrl(release)}>{release} on GitHub</External>
      </p>
      <Provenance source={file.source} dataset="contracts" />
    </>
  );
}
