import { type ReactNode } from 'react';
import clsx from 'clsx';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import { type Chain, chainsOf, chainsSource, leftChains, networkIds } from '@site/src/data/chains';
import { forkName } from '@site/src/data/forkNames';
import { networkName } from '@site/src/data/networkNames';
import { facetValues } from '@site/src/data/chainFacets';

import { CopyableCode, RowLink } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import tableStyles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { Endpoint, Explorer, Traits } from './ChainFacts';
import styles from './styles.module.css';
import { latestFork } from '../../../data/chainTraits';

function ChainRow({ chain }: { readonly chain: Chain }): ReactNode {
  const facets = Object.entries(facetValues(chain)).map(
    ([id, value]) => [`data-facet-${id}`, value] as const,
  );
  const fork = latestFork(chain);
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
      </RowName>
      <TableCell data-label="Chain ID">
        <CopyableCode label={`chain ID of ${chain.name}`}>{chain.chain_id}</CopyableCode>
      </TableCell>
      <TableCell data-label="Public RPC" className={styles.place}>
        <Endpoint url={chain.public_rpc} label={`RPC endpoint of ${chain.name}`} />
      </TableCell>
      <TableCell data-label="Explorer" className={styles.place}>
        <Explorer chain={chain} />
      </TableCell>
      <TableCell data-label="Upgrade">{fork === undefined ? 'Bedrock' : forkName(fork.fork)}</TableCell>
      <TableCell className={styles.more}>
        <details>
          <summary data-search-ignore="">
            More<span className={hiddenStyles.visuallyHidden}> about {chain.name}</span>
          </summary>
          <Traits chain={chain} />
        </details>
      </TableCell>
    </TableRow>
  );
}

/** Former chains, still named by links and older pages, with the day they left the registry. */
function LeftChains(): ReactNode {
  const left = leftChains();
  if (left.length === 0) return null;
  return (
    <details className={tableStyles.aside}>
      <summary>{left.length} chains have left the registry since June 2025</summary>
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

/** All chains of the registry, without scripts: key facts in a row, details below. */
export default function ChainRows(): ReactNode {
  return (
    <>
      <FoldingTable className={clsx(tableStyles.table, styles.chains)}>
        <caption>Chains of the Superchain Registry</caption>
        <TableHead columns={['Chain', 'Chain ID', 'Public RPC', 'Explorer', 'Upgrade', 'Properties']} />
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
