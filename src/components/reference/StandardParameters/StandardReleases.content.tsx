import { type ReactNode } from 'react';

import { contractsFile, standardReleases } from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';
import { releaseTagUrl } from '@site/src/data/releaseTag';

import { External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

/** The registry's contracts releases, newest first. */
export default function StandardReleases({
  contracts = contractsFile,
}: Partial<Pick<DataFiles, 'contracts'>>): ReactNode {
  const sepolia = new Set(standardReleases('sepolia', contracts).map(({ tag }) => tag));
  return (
    <>
      <FoldingTable>
        <caption>Releases of the L1 contracts, newest first</caption>
        <TableHead columns={['Release', 'Purpose', 'Status', 'Contracts listed', 'Networks']} />
        <TableBody>
          {standardReleases('mainnet', contracts).map(({ tag, label, prerelease, contracts: listed }) => (
            <TableRow key={tag}>
              <RowName>
                <External href={releaseTagUrl(tag)}>
                  <code>{tag}</code>
                </External>
              </RowName>
              <TableCell data-label="Purpose">{label}</TableCell>
              <TableCell data-label="Status">{prerelease ? 'release candidate' : 'released'}</TableCell>
              <TableCell data-label="Contracts listed">{Object.keys(listed).length}</TableCell>
              <TableCell data-label="Networks">{sepolia.has(tag) ? 'mainnet, Sepolia' : 'mainnet'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Releases" source={contracts.source} dataset="contracts" />
    </>
  );
}
