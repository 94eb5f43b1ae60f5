import { type ReactNode } from 'react';

import { chainsOf, chainsSource } from '@site/src/data/chains';

import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { levelNames } from '../ChainTable/traits';

const networks = [
  ['mainnet', 'Mainnet'],
  ['sepolia', 'Sepolia'],
] as const;

/** Chains of the public networks by level. */
export default function SuperchainLevels(): ReactNode {
  return (
    <>
      <table className={styles.table}>
        <caption>Chains by Superchain level</caption>
        <TableHead columns={['Level', ...networks.map(([, name]) => name)]} />
        <tbody>
          {([2, 1, 0] as const).map((level) => (
            <tr key={level}>
              <th scope="row">
                {level} · {levelNames[level]}
              </th>
              {networks.map(([id, name]) => {
                const chains = chainsOf(id).filter(({ superchain_level }) => superchain_level === level);
                return (
                  <td key={id} data-label={name}>
                    {chains.length === 0
                      ? 'none'
                      : `${chains.length}: ${chains.map((chain) => chain.name).join(', ')}`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Provenance what="Levels" source={chainsSource} dataset="chains" />
    </>
  );
}
