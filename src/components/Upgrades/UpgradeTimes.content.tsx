import { type ReactNode } from 'react';

import { activationTime, networkUpgrades, upgradeId, upgradesSource } from '@site/src/data/upgrades';

import { Moment } from '../DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { upgradeTitle } from './words';

const networks = [
  ['op_mainnet', 'OP Mainnet'],
  ['op_sepolia', 'OP Sepolia'],
] as const;

/** When each network upgrade took effect on OP Mainnet and OP Sepolia. */
export default function UpgradeTimes(): ReactNode {
  return (
    <>
      <FoldingTable>
        <caption>Activation of network upgrades</caption>
        <TableHead columns={['Upgrade', ...networks.map(([, name]) => name)]} />
        <TableBody>
          {networkUpgrades().map((upgrade) => (
            <TableRow key={upgrade.name}>
              <RowName>
                <a href={`#${upgradeId(upgrade)}`}>{upgradeTitle(upgrade)}</a>
              </RowName>
              {networks.map(([id, name]) => {
                const time = activationTime(upgrade, id);
                const words = upgrade.activation?.[id];
                return (
                  <TableCell key={id} data-label={name}>
                    {time ? (
                      <Moment timestamp={time.timestamp} label={`${upgrade.name} on ${name}`} />
                    ) : (
                      (typeof words === 'string' && words) || 'none'
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Times" source={upgradesSource} dataset="upgrades" />
    </>
  );
}
