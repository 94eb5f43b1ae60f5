import { type ReactNode } from 'react';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import { opMainnet, opSepolia } from '@site/src/data/chains';
import { predeploysAsOf, predeploysSource } from '@site/src/data/predeploys';
import { addressUrl } from '@site/src/data/explorers';
import { currentSnapshot } from '@site/src/data/snapshots';

import { AddressCell, External, RowLink } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

interface Props {
  /** Current contracts, or those kept for old callers. */
  readonly group: 'current' | 'deprecated';
}

const chains = [
  ['OP Mainnet', opMainnet.explorer],
  ['OP Sepolia', opSepolia.explorer],
] as const;

const captions = {
  current: 'Contracts on OP Mainnet and OP Sepolia',
  deprecated: 'Deprecated contracts on OP Mainnet and OP Sepolia',
} as const satisfies Record<Props['group'], string>;

/** Contracts preinstalled on L2, linked to explorers of OP Mainnet and OP Sepolia. */
export default function L2Contracts({ group }: Props): ReactNode {
  const list = predeploysAsOf(currentSnapshot).filter(
    ({ deprecated }) => deprecated === (group === 'deprecated'),
  );
  return (
    <>
      <FoldingTable addresses>
        <caption>{captions[group]}</caption>
        <TableHead columns={['Contract', 'Address', 'Since', 'Explorer']} />
        <TableBody>
          {list.map(({ name, address, introduced }) => {
            const id = `l2-${name.replace(/ .*/, '')}`;
            return (
              <TableRow key={name} id={id}>
                <RowName>
                  <code>{name}</code>
                  <RowLink id={id} label={`${name} on L2`} />
                </RowName>
                <TableCell>
                  <AddressCell address={address} explorer="" label={`address of ${name}`} />
                </TableCell>
                <TableCell data-label="Since">
                  {introduced === 'Legacy' ? 'before Bedrock' : introduced}
                </TableCell>
                <TableCell data-label="Explorer">
                  <ul>
                    {chains.map(([chain, explorer]) => (
                      <li key={chain}>
                        <External href={addressUrl(explorer, address) ?? explorer}>
                          {chain}
                          <span className={hiddenStyles.visuallyHidden}>: {name}</span>
                        </External>
                      </li>
                    ))}
                  </ul>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <Provenance source={predeploysSource} dataset="predeploys" />
    </>
  );
}
