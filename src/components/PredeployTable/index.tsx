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
        <table className={styles.table}>
          <caption>{captions[group]}</caption>
          <thead>
            <tr>
              <th scope="col">Contract</th>
              <th scope="col">Address</th>
              <th scope="col">Introduced</th>
              <th scope="col">Remarks</th>
            </tr>
          </thead>
          <tbody>
            {predeploys(group).map((predeploy) => (
              <tr key={predeploy.address}>
                <th scope="row">
                  <code>{predeploy.name}</code>
                </th>
                <td>
                  <Address value={predeploy.address} of={predeploy.name} />
                </td>
                <td>{predeploy.introduced === 'Legacy' ? 'before Bedrock' : predeploy.introduced}</td>
                <td>{remarks(predeploy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Provenance source={predeploysSource} what="Predeploys" dataset="predeploys" />
    </>
  );
}
