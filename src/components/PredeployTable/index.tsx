import { type ReactNode } from 'react';

import { predeploys, predeploysSource, type Predeploy, type PredeployGroup } from '@site/src/data/predeploys';

import { AddressCell } from '../DataTable/cells';
import CopyArea from '../DataTable/CopyArea';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

interface Props {
  /** `all`, or only those that come with interoperability. */
  readonly group?: PredeployGroup;
}

const captions = {
  all: 'Predeploys of every OP Stack chain, in order of address',
  interop: 'Predeploys of interoperability, in order of address',
} as const satisfies Record<PredeployGroup, string>;

function remarks({ deprecated, proxied, deployed_by_default: byDefault }: Predeploy): string {
  return [
    proxied ? 'behind a proxy' : 'no proxy',
    ...(deprecated ? ['deprecated'] : []),
    ...(byDefault === false ? ['not deployed by default'] : []),
  ].join(', ');
}

/** Predeploys with address and the upgrade that brought them. */
export default function PredeployTable({ group = 'all' }: Props): ReactNode {
  return (
    <CopyArea>
      <FoldingTable addresses words>
        <caption>{captions[group]}</caption>
        <TableHead columns={['Contract', 'Address', 'Since', 'Remarks']} />
        <TableBody>
          {predeploys(group).map((predeploy) => (
            <TableRow key={predeploy.address}>
              <RowName>
                <code>{predeploy.name}</code>
              </RowName>
              <TableCell>
                <AddressCell address={predeploy.address} explorer="" label={`address of ${predeploy.name}`} />
              </TableCell>
              <TableCell data-label="Since">
                {predeploy.introduced === 'Legacy' ? 'before Bedrock' : predeploy.introduced}
              </TableCell>
              <TableCell>{remarks(predeploy)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance source={predeploysSource} what="Predeploys" dataset="predeploys" />
    </CopyArea>
  );
}
