import { type ReactNode } from 'react';

import { type Chain, chainsOf, chainsSource, leftChains, networkIds } from '@site/src/data/chains';
import { networkName } from '@site/src/data/networkNames';
import { facetValues } from '@site/src/data/registry/facets';

import { CopyableCode, RowLink } from '../DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { Endpoints, Traits } from './ChainFacts';

function ChainRow({ chain }: { readonly chain: Chain }): ReactNode {
  const facets = Object.entries(facetValues(chain)).map(
    ([id, value]) => [`data-facet-${id}`, value] as const,
  );
  return (
    <TableRow
      id={chain.identifier}
      data-row=""
      {...Object.fromEntries(facets)}
      data-sort-name={chain.name}
      data-sort-id={chain.chain_id}
      data-sort-block={chain.block_time}
    >
      <RowName>
        {chain.name}
        <RowLink id={chain.identifier} label={chain.name} />
        <div className={styles.muted}>
          {networkName(chain.superchain)} · <code>{chain.identifier}</code>
        </div>
      </RowName>
      <TableCell data-label="Chain ID">
        <CopyableCode label={`chain ID of ${chain.name}`}>{chain.chain_id}</CopyableCode>
      </TableCell>
      <TableCell data-label="Endpoints">
        <Endpoints chain={chain} />
      </TableCell>
      <TableCell data-label="Properties">
        <Traits chain={chain} />
      </TableCell>
    </TableRow>
  );
}

/** Chains that links and older pages may name, with the day on which the registry gave them up. */
function LeftChains(): ReactNode {
  const left = leftChains();
  if (left.length === 0) return null;
  return (
    <details className={styles.aside}>
      <summary>{left.length} chains left the registry since June 2025</summary>
      <ul>
        {left.map(({ identifier, name, chain_id, superchain, left: day }) => (
          <li key={identifier}>
            {name} ({networkName(superchain)}, chain ID {chain_id}) left the registry on{' '}
            <time dateTime={day}>{day}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** All chains of the registry, complete without scripts. */
export default function ChainRows(): ReactNode {
  return (
    <>
      <FoldingTable>
        <caption>Chains of the Superchain Registry</caption>
        <TableHead columns={['Chain', 'Chain ID', 'Endpoints', 'Properties']} />
        <TableBody>
          {networkIds.flatMap((id) =>
            chainsOf(id).map((chain) => <ChainRow key={chain.identifier} chain={chain} />),
          )}
        </TableBody>
      </FoldingTable>
      <LeftChains />
      <Provenance what="Chains" source={chainsSource} dataset="chains" />
    </>
  );
}
