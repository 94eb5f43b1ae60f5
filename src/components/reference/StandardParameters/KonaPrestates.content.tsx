import { type ReactNode } from 'react';

import { contractsFile } from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';
import { protocolParams } from '@site/src/data/protocolParams';
import { releaseTagUrl } from '@site/src/data/releaseTag';
import { type Upgrade, upgradesFile } from '@site/src/data/upgrades';

import { CopyableCode, External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { ReadElsewhere } from './Prestates.content';

/** Games of the two kona-client builds, by the registry's name of the build, as in Types.sol. */
const games: Readonly<Record<string, string>> = {
  'cannon64-kona': 'CANNON_KONA',
  'cannon64-kona-interop': 'SUPER_CANNON_KONA',
};

/** Whether a stable release is at least another. */
function isFrom(version: string, since: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version) && version.localeCompare(since, 'en', { numeric: true }) >= 0;
}

/** The first upgrade whose games use a prestate, in words. */
function usedBy(variant: string, hash: string, upgrades: readonly Upgrade[]): string {
  const upgrade = upgrades.find((each) => each.status !== 'planned' && each.absolute_prestate === hash);
  if (upgrade?.upgrade_number == null) return 'none known';
  const type = protocolParams.proofs.game_types[games[variant] ?? ''];
  return `type ${type} since Upgrade ${upgrade.upgrade_number}`;
}

/** Prestates of stable kona-client releases since a version, newest first, with their games. */
export default function KonaPrestates({
  since,
  contracts = contractsFile,
  upgrades = upgradesFile,
}: { readonly since: string } & Partial<Pick<DataFiles, 'contracts' | 'upgrades'>>): ReactNode {
  const rows = Object.entries(contracts.prestates.prestates)
    .filter(([version]) => isFrom(version, since))
    .flatMap(([version, list]) =>
      list.filter(({ type }) => type in games).map((prestate) => ({ version, ...prestate })),
    )
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
  return (
    <>
      <FoldingTable>
        <caption className={styles.repeated}>Prestates of kona-client</caption>
        <TableHead columns={['Release of kona-client', 'Variant in the registry', 'Hash', 'Used by']} />
        <TableBody>
          {rows.map(({ version, type, hash, source }) => (
            <TableRow key={hash}>
              <RowName>
                <External href={releaseTagUrl(`kona-client/v${version}`)}>
                  <code>{version}</code>
                </External>
              </RowName>
              <TableCell data-label="Variant in the registry">
                <code>{type}</code>
              </TableCell>
              <TableCell data-label="Hash">
                <CopyableCode label={`${type} prestate of kona-client ${version}`}>{hash}</CopyableCode>
                {source && <ReadElsewhere source={source} />}
              </TableCell>
              <TableCell data-label="Used by">{usedBy(type, hash, upgrades.upgrades)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Prestates" source={contracts.source} dataset="contracts" />
    </>
  );
}
