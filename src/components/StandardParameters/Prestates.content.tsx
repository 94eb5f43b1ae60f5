import { type ReactNode } from 'react';

import { contractsFile } from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';
import { releaseTagUrl } from '@site/src/data/releaseTag';

import { CopyableCode, External } from '../DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

/** Absolute prestates of op-program releases, newest first. */
export default function Prestates({
  contracts = contractsFile,
}: Partial<Pick<DataFiles, 'contracts'>>): ReactNode {
  const { prestates } = contracts;
  return (
    <>
      <FoldingTable>
        <caption>Absolute prestates, newest first</caption>
        <TableHead columns={['op-program', 'Prestates by kind of proof program']} />
        <TableBody>
          {Object.entries(prestates.prestates).map(([version, list]) => (
            <TableRow key={version}>
              <RowName>
                <External href={releaseTagUrl(`op-program/v${version}`)}>
                  <code>v{version}</code>
                </External>
                {version === prestates.latest_stable && <div className={styles.muted}>latest stable</div>}
              </RowName>
              <TableCell>
                <dl className={styles.facts}>
                  {list.flatMap(({ type, hash }) => [
                    <dt key={type}>{type}</dt>,
                    <dd key={hash}>
                      <CopyableCode label={`${type} prestate of ${version}`}>{hash}</CopyableCode>
                    </dd>,
                  ])}
                </dl>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Prestates" source={contracts.source} dataset="contracts" />
    </>
  );
}
