import { type ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

import { currentSnapshot, snapshotOfVersion } from '@site/src/data/snapshots';
import { allUpgrades, type Upgrade, upgradeId, upgradesAsOf, upgradesSource } from '@site/src/data/upgrades';

import { RowLink } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import ActivationCells from '../Upgrades/ActivationCells';
import { activationNetworkNames, runningNetworks, upgradeTitle } from '../Upgrades/words';
import { chainKey, nodeVersions, overrideOf, rollupKey } from './words';

function Row({ upgrade }: { readonly upgrade: Upgrade }): ReactNode {
  const id = `activation-${upgradeId(upgrade)}`;
  const keys = [rollupKey(upgrade), chainKey(upgrade)].filter((key) => key !== undefined);
  const override = overrideOf(upgrade);
  const versions = nodeVersions(upgrade);
  return (
    <TableRow id={id}>
      <RowName>
        {upgradeTitle(upgrade)}
        <RowLink id={id} label={`activation of ${upgrade.name}`} />
      </RowName>
      <ActivationCells upgrade={upgrade} />
      <TableCell data-label="Keys and override" className={styles.long}>
        <ul>
          {keys.map((key) => (
            <li key={key}>
              <code>{key}</code>
            </li>
          ))}
          {override && (
            <li>
              <code>
                --override.
                <wbr />
                {override.flag.replace('override.', '')}
              </code>{' '}
              <span className={styles.muted}>{override.programs.join(', ')}</span>
            </li>
          )}
        </ul>
      </TableCell>
      <TableCell data-label="Mainnet, minimum">
        {versions.length > 0 ? (
          <ul>
            {versions.map((version) => (
              <li key={version}>
                <code>{version}</code>
              </li>
            ))}
          </ul>
        ) : (
          <span className={styles.muted}>not recorded</span>
        )}
      </TableCell>
    </TableRow>
  );
}

/** Network upgrades for node operators: times, configuration keys, flags, versions. */
export default function UpgradeActivation(): ReactNode {
  const { version } = useDocsVersion();
  const snapshot = snapshotOfVersion(version);
  const upgrades = (snapshot === currentSnapshot ? allUpgrades() : upgradesAsOf(snapshot)).filter(
    ({ activation }) => activation !== undefined,
  );
  return (
    <>
      <FoldingTable>
        <caption>Activation of network upgrades, newest first</caption>
        <TableHead
          columns={[
            'Upgrade',
            ...runningNetworks.map((network) => activationNetworkNames[network]),
            'Keys and override',
            'Mainnet, minimum',
          ]}
        />
        <TableBody>
          {[...upgrades].reverse().map((upgrade) => (
            <Row key={upgrade.name} upgrade={upgrade} />
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Times" source={upgradesSource} dataset="upgrades" />
    </>
  );
}
