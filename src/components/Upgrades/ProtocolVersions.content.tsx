import { type ReactNode } from 'react';

import { protocolVersions, upgradesOtherSources } from '@site/src/data/upgrades';

import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

/** Protocol versions that the specification lists. */
export default function ProtocolVersions(): ReactNode {
  const source = upgradesOtherSources.find(({ repo }) => repo === 'ethereum-optimism/specs');
  if (!source?.commit || !source.commit_date) {
    throw new Error('upgrades.json does not say which commit of the specification it was read at.');
  }
  const { commit, commit_date } = source;
  return (
    <>
      <table className={styles.table}>
        <caption>Protocol versions</caption>
        <TableHead columns={['Version', 'Date', 'What it stands for']} />
        <tbody>
          {protocolVersions.map(({ version, date, name }) => (
            <tr key={version}>
              <th scope="row">
                <code>{version}</code>
              </th>
              <td data-label="Date">
                <time dateTime={date}>{date}</time>
              </td>
              <td data-label="What it stands for">{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Provenance what="Versions" source={{ ...source, commit, commit_date }} dataset="upgrades" />
    </>
  );
}
