import { type ReactNode } from 'react';

import GameTypeWords from '@site/src/features/yourChain/GameTypeWords';
import { listedChains } from '@site/src/data/chainList';
import { gameTypeOf } from '@site/src/features/yourChain/gameType';

import styles from './styles.module.css';

function Row({ role, chainId }: { readonly role: string; readonly chainId: bigint }): ReactNode {
  const chain = listedChains().find(({ chain_id }) => BigInt(chain_id) === chainId);
  return (
    <div>
      <dt>
        {role}, {chain?.name ?? `chain ${chainId}`}
      </dt>
      <dd>{chain ? <GameTypeWords gameType={gameTypeOf(chain.identifier)} /> : 'not in the registry'}</dd>
    </div>
  );
}

/** Dispute games that secure the two chains' withdrawals, as far as sources name them. */
export default function ChainProofs({
  source,
  destination,
}: {
  readonly source: bigint;
  /** Undefined if the payload names none. */
  readonly destination: bigint | undefined;
}): ReactNode {
  return (
    <section aria-label="Respected game types">
      <p className={styles.label}>Respected game type</p>
      <dl className={styles.facts}>
        <Row role="source" chainId={source} />
        {destination !== undefined && <Row role="destination" chainId={destination} />}
      </dl>
    </section>
  );
}
