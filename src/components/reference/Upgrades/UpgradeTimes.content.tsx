import { type ReactNode } from 'react';

import { type DataFiles } from '@site/src/data/files';
import { networkUpgrades, upgradeId, upgradesFile } from '@site/src/data/upgrades';

import { FoldingTable, RowName, TableBody, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import ActivationCells from './ActivationCells';
import { activationNetworkNames, runningNetworks, upgradeTitle } from './words';

/** Network upgrade times on OP Mainnet and OP Sepolia. */
export default function UpgradeTimes({
  upgrades = upgradesFile,
}: Partial<Pick<DataFiles, 'upgrades'>>): ReactNode {
  return (
    <>
      <FoldingTable>
        <caption>Activation of network upgrades</caption>
        <TableHead
          columns={['Upgrade', ...runningNetworks.map((network) => activationNetworkNames[network])]}
        />
        <TableBody>
          {networkUpgrades(upgrades).map((upgrade) => (
            <TableRow key={upgrade.name}>
              <RowName>
                <a href={`#${upgradeId(upgrade)}`}>{upgradeTitle(upgrade)}</a>
              </RowName>
              <ActivationCells upgrade={upgrade} />
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Times" source={upgrades.source} dataset="upgrades" />
    </>
  );
}
