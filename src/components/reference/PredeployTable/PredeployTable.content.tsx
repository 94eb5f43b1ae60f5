import { type ReactNode } from 'react';

import { type DataFiles } from '@site/src/data/files';
import { predeploys, predeploysFile, type Predeploy, type PredeployGroup } from '@site/src/data/predeploys';

import { AddressCell } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

interface Props extends Partial<Pick<DataFiles, 'predeploys'>> {
  /** All, or only those for interoperability. */
  readonly group?: PredeployGroup;
}

const captions = {
  all: 'Predeploys of every OP Stack chain, by address',
  interop: 'Predeploys for interoperability, by address',
} as const satisfies Record<PredeployGroup, string>;

function remarks({ deprecated, proxied, deployed_by_default: byDefault }: Predeploy): string {
  return [
    proxied ? 'behind a proxy' : 'no proxy',
    ...(deprecated ? ['deprecated'] : []),
    ...(byDefault === false ? ['not deployed by default'] : []),
  ].join(', ');
}

/** Predeploys with address and introducing upgrade. */
export default function PredeployTable({
  group = 'all',
  predeploys: file = predeploysFile,
}: Props): ReactNode {
  return (
    <>
      <FoldingTable addresses words>
        <caption>{captions[group]}</caption>
        <TableHead columns={['Contract', 'Address', 'Since', 'Remarks']} />
        <TableBody>
          {predeploys(group, file).map((predeploy) => (
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
      <Provenance source={file.source} what="Predeploys" dataset="predeploys" />
    </>
  );
}
