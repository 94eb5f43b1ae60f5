import { type ReactNode } from 'react';
import clsx from 'clsx';

import { type Chain, network } from '@site/src/data/chains';
import { explorerBase } from '@site/src/data/explorers';
import { networkName } from '@site/src/data/networkNames';
import { formatUtc } from '@site/src/lib/time';
import { isSinceGenesis } from '@site/src/data/activation';

import { AddressCell, External, StaticCopyButton } from '../../../ui/DataTable/cells';
import tableStyles from '../../../ui/DataTable/styles.module.css';
import styles from './styles.module.css';
import { dataAvailability, inheritance, latestFork, levelNames } from '../../../data/chainTraits';

/** A URL with its scheme hidden, except from selection and copying. */
function Place({ url }: { readonly url: string }): ReactNode {
  const [, scheme, rest] = /^(https?:\/\/)?(.*)$/.exec(url) ?? [];
  return (
    <>
      {scheme !== undefined && <span className={styles.scheme}>{scheme}</span>}
      {rest}
    </>
  );
}

export function Endpoint({ url, label }: { readonly url: string; readonly label: string }): ReactNode {
  if (url === '') return 'none published';
  return (
    <span className={clsx(tableStyles.copyable, styles.endpoint)}>
      <code>
        <Place url={url} />
      </code>
      <StaticCopyButton label={label} />
    </span>
  );
}

/** A link to the chain's explorer, if the registry has one. */
export function Explorer({ chain }: { readonly chain: Chain }): ReactNode {
  const explorer = explorerBase(chain.explorer);
  return explorer === undefined ? (
    'none published'
  ) : (
    <External href={explorer}>
      <Place url={explorer} />
    </External>
  );
}

/** Time of the chain's latest upgrade, and its source. */
function UpgradeTime({ chain }: { readonly chain: Chain }): ReactNode {
  const fork = latestFork(chain);
  return (
    <>
      {fork !== undefined &&
        (isSinceGenesis(fork.timestamp, chain.genesis) ? (
          'since genesis, '
        ) : (
          <>
            from{' '}
            <time dateTime={new Date(fork.timestamp * 1000).toISOString()}>
              {formatUtc(fork.timestamp).slice(0, 'YYYY-MM-DD'.length)}
            </time>
            ,{' '}
          </>
        ))}
      times {inheritance(chain)}
    </>
  );
}

/** Special properties of a chain. */
export function Traits({ chain }: { readonly chain: Chain }): ReactNode {
  return (
    <dl className={clsx(tableStyles.facts, styles.traits)}>
      <dt>Network</dt>
      <dd>
        {networkName(chain.superchain)} · <code>{chain.identifier}</code>
      </dd>
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
      <dt>Block time</dt>
      <dd>{chain.block_time} s</dd>
      <dt>Upgrade</dt>
      <dd>
        <UpgradeTime chain={chain} />
      </dd>
      <dt>Governance</dt>
      <dd>{chain.governed_by_optimism ? 'Optimism' : 'its own'}</dd>
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
      {chain.sequencer_rpc !== '' && chain.sequencer_rpc !== chain.public_rpc && (
        <>
          <dt>Sequencer</dt>
          <dd>
            <Endpoint url={chain.sequencer_rpc} label={`sequencer endpoint of ${chain.name}`} />
          </dd>
        </>
      )}
    </dl>
  );
}
