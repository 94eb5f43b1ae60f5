import { type ReactNode } from 'react';

import { type Chain, network } from '@site/src/data/chains';
import { explorerBase } from '@site/src/data/explorers';
import { forkName } from '@site/src/data/forkNames';
import { formatUtc } from '@site/src/time/format';
import { isSinceGenesis } from '@site/src/yourChain/activation';

import { AddressCell, CopyableCode, External } from '../DataTable/cells';
import styles from '../DataTable/styles.module.css';
import { dataAvailability, inheritance, latestFork, levelNames } from './traits';

/** Endpoints of a chain as a list; nothing where the registry names none. */
export function Endpoints({ chain }: { readonly chain: Chain }): ReactNode {
  const explorer = explorerBase(chain.explorer);
  return (
    <dl className={styles.facts}>
      <dt>RPC</dt>
      <dd>
        {chain.public_rpc === '' ? (
          'none published'
        ) : (
          <CopyableCode label={`RPC endpoint of ${chain.name}`}>{chain.public_rpc}</CopyableCode>
        )}
      </dd>
      {chain.sequencer_rpc !== '' && chain.sequencer_rpc !== chain.public_rpc && (
        <>
          <dt>Sequencer</dt>
          <dd>
            <CopyableCode label={`sequencer endpoint of ${chain.name}`}>{chain.sequencer_rpc}</CopyableCode>
          </dd>
        </>
      )}
      <dt>Explorer</dt>
      <dd>
        {explorer === undefined ? (
          'none published'
        ) : (
          <External href={explorer}>{explorer.replace(/^https?:\/\//, '')}</External>
        )}
      </dd>
    </dl>
  );
}

/** What sets a chain apart, as a list. */
export function Traits({ chain }: { readonly chain: Chain }): ReactNode {
  const fork = latestFork(chain);
  return (
    <dl className={styles.facts}>
      {chain.superchain_level !== undefined && (
        <>
          <dt>Level</dt>
          <dd>
            {chain.superchain_level} · {levelNames[chain.superchain_level]}
          </dd>
        </>
      )}
      <dt>Fault proofs</dt>
      <dd>{chain.fault_proofs_status}</dd>
      <dt>Data</dt>
      <dd>{dataAvailability(chain)}</dd>
      <dt>Gas token</dt>
      <dd>
        {chain.gas_paying_token === null ? (
          'ETH'
        ) : (
          <AddressCell
            address={chain.gas_paying_token}
            explorer={network(chain.superchain).l1.explorer}
            label={`gas token of ${chain.name}`}
          />
        )}
      </dd>
      <dt>Block time</dt>
      <dd>{chain.block_time} s</dd>
      <dt>Upgrade</dt>
      <dd>
        {fork === undefined ? (
          'Bedrock'
        ) : (
          <>
            {forkName(fork.fork)}{' '}
            {isSinceGenesis(fork.timestamp, chain.genesis) ? (
              'since genesis'
            ) : (
              <>
                from{' '}
                <time dateTime={new Date(fork.timestamp * 1000).toISOString()}>
                  {formatUtc(fork.timestamp).slice(0, 'YYYY-MM-DD'.length)}
                </time>
              </>
            )}
          </>
        )}
        , times {inheritance(chain)}
      </dd>
      <dt>Governance</dt>
      <dd>{chain.governed_by_optimism ? 'Optimism' : 'its own'}</dd>
    </dl>
  );
}
