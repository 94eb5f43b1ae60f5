import { type ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

import { allReleases, releasesSource, type UpgradeReleases, type Versions } from '@site/src/data/releases';
import { type Snapshot, currentSnapshot, snapshotOfVersion } from '@site/src/data/snapshots';

import { External, RowLink } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import VersionList from '../Upgrades/VersionList';
import { confidenceOf, evidenceOf, releaseRowId } from './words';

/** Upgrades up to a snapshot's; the current one includes future upgrades. */
export function releasesAsOf(snapshot: Snapshot): readonly UpgradeReleases[] {
  const all = allReleases();
  if (snapshot === currentSnapshot) return all;
  const last = all.findIndex(({ upgrade }) => upgrade.toLowerCase().startsWith(snapshot));
  return all.slice(0, last + 1);
}

/** Versions of contracts, proof program and other clients. */
function othersOf(release: UpgradeReleases): Versions {
  const others: Record<string, string> = {};
  const tag = (text: string): string => text.replace(/^[a-z-]+\//, '');
  if (release.op_contracts) others['op-contracts'] = tag(release.op_contracts);
  if (release.op_program) others['op-program'] = tag(release.op_program);
  if (release.kona_client) others['kona-client'] = tag(release.kona_client);
  if (release.op_erigon) others['op-erigon'] = release.op_erigon;
  return others;
}

function Row({ release }: { readonly release: UpgradeReleases }): ReactNode {
  const others = othersOf(release);
  const id = releaseRowId(release.upgrade);
  return (
    <TableRow id={id}>
      <RowName>
        {release.upgrade}
        <RowLink id={id} label={`releases for ${release.upgrade}`} />
      </RowName>
      <TableCell data-label="Mainnet, minimum">
        {Object.keys(release.mainnet).length > 0 ? (
          <VersionList versions={release.mainnet} />
        ) : (
          <span className={styles.muted}>not specified</span>
        )}
        {release.also && (
          <>
            <div className={styles.muted}>Also</div>
            <VersionList versions={release.also} />
          </>
        )}
        {release.later && (
          <>
            <div className={styles.muted}>Released later</div>
            <VersionList versions={release.later} />
          </>
        )}
      </TableCell>
      <TableCell data-label="Sepolia, minimum">
        {release.sepolia ? (
          <VersionList versions={release.sepolia} />
        ) : (
          <span className={styles.muted}>not specified separately</span>
        )}
      </TableCell>
      <TableCell data-label="Contracts and proofs">
        {Object.keys(others).length > 0 ? (
          <VersionList versions={others} />
        ) : (
          <span className={styles.muted}>none</span>
        )}
      </TableCell>
      <TableCell data-label="Evidence">
        <ul>
          {evidenceOf(release).map(({ text, url }) => (
            <li key={text}>{url === undefined ? text : <External href={url}>{text}</External>}</li>
          ))}
          <li className={styles.muted}>{confidenceOf(release)}</li>
          {[
            release.new_requirement && `New requirement: ${release.new_requirement}`,
            ...(release.notes ?? []),
          ].map(
            (note) =>
              note && (
                <li key={note} className={styles.muted}>
                  {note}
                </li>
              ),
          )}
        </ul>
      </TableCell>
    </TableRow>
  );
}

/** Minimum component versions per upgrade, newest first. */
export default function Releases(): ReactNode {
  const { version } = useDocsVersion();
  return (
    <>
      <FoldingTable>
        <caption>Minimum versions by upgrade, newest first</caption>
        <TableHead
          columns={['Upgrade', 'Mainnet, minimum', 'Sepolia, minimum', 'Contracts and proofs', 'Evidence']}
        />
        <TableBody>
          {[...releasesAsOf(snapshotOfVersion(version))].reverse().map((release) => (
            <Row key={release.upgrade} release={release} />
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Versions" source={releasesSource} dataset="releases" />
    </>
  );
}
