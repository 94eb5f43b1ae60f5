import { type ReactNode } from 'react';

import { contractsSource, prestates } from '@site/src/data/contracts';

import { CopyableCode, External } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

/** Absolute prestates of op-program releases, newest first. */
export default function Prestates(): ReactNode {
  return (
    <>
      <table className={styles.table}>
        <caption>Absolute prestates, newest first</caption>
        <TableHead columns={['op-program', 'Prestates by kind of proof program']} />
        <tbody>
          {Object.entries(prestates.prestates).map(([version, list]) => (
            <tr key={version}>
              <th scope="row">
                <External
                  href={`https://github.com/ethereum-optimism/optimism/releases/tag/${encodeURIComponent(`op-program/v${version}`)}`}
                >
                  <code>v{version}</code>
                </External>
                {version === prestates.latest_stable && <div className={styles.muted}>latest stable</div>}
              </th>
              <td>
                <dl className={styles.facts}>
                  {list.flatMap(({ type, hash }) => [
                    <dt key={type}>{type}</dt>,
                    <dd key={hash}>
                      <CopyableCode label={`${type} prestate of ${version}`}>{hash}</CopyableCode>
                    </dd>,
                  ])}
                </dl>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Provenance what="Prestates" source={contractsSource} dataset="contracts" />
    </>
  );
}
