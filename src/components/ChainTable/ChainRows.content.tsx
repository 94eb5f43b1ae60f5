import { type ReactNode } from 'react';

import { type Chain, chainsOf, chainsSource, networkIds } from '@site/src/data/chains';
import { networkNames } from '@site/src/data/networkNames';

import { CopyableCode, RowLink } from '../DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../DataTable/FoldingTable';
import styles from '../DataTable/styles.module.css';
import TableHead from '../DataTable/TableHead';
import Provenance from '../Provenance';
import { Endpoints, Traits } from './ChainFacts';
import { latestFork } from './traits';

function ChainRow({ chain }: { readonly chain: Chain }): ReactNode {
  return (
    <TableRow
      id={chain.identifier}
      data-row=""
      data-facet-network={chain.superchain}
      data-facet-level={chain.superchain_level}
      data-facet-proofs={chain.fault_proofs_status}
      data-facet-data={chain.data_availability_type}
      data-facet-gas={chain.gas_paying_token === null ? 'eth' : 'custom'}
      data-facet-fork={latestFork(chain)?.fork}
      data-sort-name={chain.name}
      data-sort-id={chain.chain_id}
      data-sort-block={chain.block_time}
    >
      <RowName>
        {chain.name}
        <RowLink id={chain.identifier} label={chain.name} />
        <div className={styles.muted}>
          {networkNames[chain.superchain]} · <code>{chain.identifier}</code>
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
      <Provenance what="Chains" source={chainsSource} dataset="chains" />
    </>
  );
}
