import { type ReactNode } from 'react';

import { predeploys, predeploysSource, type Predeploy, type PredeployGroup } from '@site/src/data/predeploys';

import Address from '../Address';
import Provenance from '../Provenance';
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
      <div className={styles.scroll} role="region" aria-label={captions[group]} tabIndex={0}>
        {/* The roles are those the elements have; narrow windows lay them out as blocks, which would take them away. */}
        <table className={styles.table} role="table">
          <caption>{captions[group]}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                Contract
              </th>
              <th scope="col" role="columnheader">
                Address
              </th>
              <th scope="col" role="columnheader">
                Introduced
              </th>
              <th scope="col" role="columnheader">
                Remarks
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {predeploys(group).map((predeploy) => (
              <tr key={predeploy.address} role="row">
                <th scope="row" role="rowheader">
                  <code>{predeploy.name}</code>
                </th>
                <td role="cell">
                  <Address value={predeploy.address} of={predeploy.name} />
                </td>
                <td role="cell" data-label="Introduced: ">
                  {predeploy.introduced === 'Legacy' ? 'before Bedrock' : predeploy.introduced}
                </td>
                <td role="cell">{remarks(predeploy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Provenance source={predeploysSource} what="Predeploys" dataset="predeploys" />
    </>
  );
}
