import { type ReactNode } from 'react';

import { chainsSource, network, requireChain } from '@site/src/data/chains';
import { explorerBase } from '@site/src/data/explorers';
import { l1Name } from '@site/src/data/networkNames';

import { CopyableCode, External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import Provenance from '../../../ui/Provenance';
import { dataAvailability } from '../../../data/chainTraits';

interface Props {
  /** Identifier in the registry. */
  readonly chain: string;
  /** Common short name, if not the registry's. */
  readonly name?: string;
}

/** Wallet and client settings for one chain. */
export default function ChainSummary({ chain: identifier, name }: Props): ReactNode {
  const chain = requireChain(identifier);
  const { l1 } = network(chain.superchain);
  const explorer = explorerBase(chain.explorer);
  const title = name ?? chain.name;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      'Network name',
      <CopyableCode label="network name" key="n">
        {title}
      </CopyableCode>,
    ],
    [
      'Chain ID',
      <CopyableCode label={`chain ID of ${title}`} key="i">
        {chain.chain_id}
      </CopyableCode>,
    ],
    ['Chain ID in hexadecimal', <code key="h">{`0x${chain.chain_id.toString(16)}`}</code>],
    ['Currency symbol', 'ETH'],
    [
      'Public RPC',
      <CopyableCode label={`RPC endpoint of ${title}`} key="r">
        {chain.public_rpc}
      </CopyableCode>,
    ],
    [
      'Sequencer',
      <CopyableCode label={`sequencer endpoint of ${title}`} key="s">
        {chain.sequencer_rpc}
      </CopyableCode>,
    ],
    [
      'Block explorer',
      explorer === undefined ? (
        'none'
      ) : (
        <External key="e" href={explorer}>
          {explorer}
        </External>
      ),
    ],
    ['Block time', `${chain.block_time} seconds`],
    ['Settles on', `${l1Name(l1.chain_id)}, chain ID ${l1.chain_id}`],
    ['Data availability', dataAvailability(chain)],
    ['Fault proofs', chain.fault_proofs_status],
  ];
  return (
    <>
      <FoldingTable pairs>
        <caption className={styles.repeated}>{title}</caption>
        <TableBody>
          {rows.map(([label, value]) => (
            <TableRow key={label}>
              <RowName>{label}</RowName>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance source={chainsSource} dataset="chains" />
    </>
  );
}
