import { type ReactNode } from 'react';

import { chainsOf, chainsSource } from '@site/src/data/chains';

import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
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
      <FoldingTable>
        <caption>Chains by Superchain level</caption>
        <TableHead columns={['Level', ...networks.map(([, name]) => name)]} />
        <TableBody>
          {([2, 1, 0] as const).map((level) => (
            <TableRow key={level}>
              <RowName>
                {level} · {levelNames[level]}
              </RowName>
              {networks.map(([id, name]) => {
                const chains = chainsOf(id).filter(({ superchain_level }) => superchain_level === level);
                return (
                  <TableCell key={id} data-label={name}>
                    {chains.length === 0
                      ? 'none'
                      : `${chains.length}: ${chains.map((chain) => chain.name).join(', ')}`}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Levels" source={chainsSource} dataset="chains" />
    </>
  );
}
