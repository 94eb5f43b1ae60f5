import { type ReactNode } from 'react';

import { chainsFile, chainsOf } from '@site/src/data/chains';
import { type DataFiles } from '@site/src/data/files';

import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { levelNames } from '../../../data/chainTraits';

const networks = [
  ['mainnet', 'Mainnet'],
  ['sepolia', 'Sepolia'],
] as const;

/** Public chains by level, while the registry has levels. */
export default function SuperchainLevels({
  chains = chainsFile,
}: Partial<Pick<DataFiles, 'chains'>>): ReactNode {
  if (chains.chains.every(({ superchain_level }) => superchain_level === undefined)) {
    return (
      <>
        <p>The registry no longer states the level of a chain.</p>
        <Provenance what="Levels" source={chains.source} dataset="chains" />
      </>
    );
  }
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
                const there = chainsOf(id, chains).filter(
                  ({ superchain_level }) => superchain_level === level,
                );
                return (
                  <TableCell key={id} data-label={name}>
                    {there.length === 0
                      ? 'none'
                      : `${there.length}: ${there.map((chain) => chain.name).join(', ')}`}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Levels" source={chains.source} dataset="chains" />
    </>
  );
}
