import { type ReactNode } from 'react';

import { predeploys, predeploysSource, type Predeploy, type PredeployGroup } from '@site/src/data/predeploys';

import Address from '../Address';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import Scroller from '../Scroller';
import styles from './styles.module.css';

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
    <>
      <Scroller label={captions[group]}>
        <FoldingTable className={styles.table}>
          <caption>{captions[group]}</caption>
          <TableHead columns={['Contract', 'Address', 'Introduced', 'Remarks']} />
          <TableBody>
            {predeploys(group).map((predeploy) => (
              <TableRow key={predeploy.address}>
                <RowName>
                  <code>{predeploy.name}</code>
                </RowName>
                <TableCell>
                  <Address value={predeploy.address} of={predeploy.name} />
                </TableCell>
                <TableCell data-label="Introduced: ">
                  {predeploy.introduced === 'Legacy' ? 'before Bedrock' : predeploy.introduced}
                </TableCell>
                <TableCell>{remarks(predeploy)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </FoldingTable>
      </Scroller>
      <Provenance source={predeploysSource} what="Predeploys" dataset="predeploys" />
    </>
  );
}
