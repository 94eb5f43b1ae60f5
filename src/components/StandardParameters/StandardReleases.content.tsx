import { type ReactNode } from 'react';

import { contractsSource, standardReleases } from '@site/src/data/contracts';

import { External } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';

/** Releases of the L1 contracts that the registry knows, newest first. */
export default function StandardReleases(): ReactNode {
  const sepolia = new Set(standardReleases('sepolia').map(({ tag }) => tag));
  return (
    <>
      <table className={styles.table}>
        <caption>Releases of the L1 contracts, newest first</caption>
        <TableHead columns={['Release', 'What it is for', 'State', 'Contracts listed', 'Networks']} />
        <tbody>
          {standardReleases('mainnet').map(({ tag, label, prerelease, contracts }) => (
            <tr key={tag}>
              <th scope="row">
                <External
                  href={`https://github.com/ethereum-optimism/optimism/releases/tag/${encodeURIComponent(tag)}`}
                >
                  <code>{tag}</code>
                </External>
              </th>
              <td data-label="What it is for">{label}</td>
              <td data-label="State">{prerelease ? 'release candidate' : 'released'}</td>
              <td data-label="Contracts listed">{Object.keys(contracts).length}</td>
              <td data-label="Networks">{sepolia.has(tag) ? 'mainnet, Sepolia' : 'mainnet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Provenance what="Releases" source={contractsSource} dataset="contracts" />
    </>
  );
}
