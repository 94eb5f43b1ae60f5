import { type ReactNode } from 'react';

import { type Upgrade } from '@site/src/data/upgrades';

import { Moment } from '../../../ui/DataTable/cells';
import { TableCell } from '../../../ui/DataTable/FoldingTable';
import { activationNetworkNames, runningNetworks } from './words';

/** Activation times, a cell per running network. */
export default function ActivationCells({ upgrade }: { readonly upgrade: Upgrade }): ReactNode {
  return runningNetworks.map((network) => {
    const name = activationNetworkNames[network];
    const activation = upgrade.activation?.[network] ?? 'not activated';
    return (
      <TableCell key={network} data-label={name}>
        {typeof activation === 'string' ? (
          activation
        ) : (
          <Moment timestamp={activation.timestamp} label={`${upgrade.name} on ${name}`} />
        )}
      </TableCell>
    );
  });
}
