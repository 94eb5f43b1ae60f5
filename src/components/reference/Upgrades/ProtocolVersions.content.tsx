import { type ReactNode } from 'react';

import { type DataFiles } from '@site/src/data/files';
import { upgradesFile } from '@site/src/data/upgrades';

import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

/** Protocol versions in the specification. */
export default function ProtocolVersions({
  upgrades = upgradesFile,
}: Partial<Pick<DataFiles, 'upgrades'>>): ReactNode {
  const source = upgrades.other_sources.find(({ repo }) => repo === 'ethereum-optimism/specs');
  if (!source?.commit || !source.commit_date) {
    throw new Error('upgrades.json does not say which commit of the specification it was read at.');
  }
  const { commit, commit_date } = source;
  return (
    <>
      <FoldingTable>
        <caption>Protocol versions</caption>
        <TableHead columns={['Version', 'Date', 'Milestone']} />
        <TableBody>
          {upgrades.protocol_versions.map(({ version, date, name }) => (
            <TableRow key={version}>
              <RowName>
                <code>{version}</code>
              </RowName>
              <TableCell data-label="Date">
                <time dateTime={date}>{date}</time>
              </TableCell>
              <TableCell data-label="Milestone">{name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Versions" source={{ ...source, commit, commit_date }} dataset="upgrades" />
    </>
  );
}
