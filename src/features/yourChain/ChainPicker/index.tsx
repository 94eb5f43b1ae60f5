import { type ReactNode, useId, useMemo } from 'react';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { listedChains, type ListedChain } from '@site/src/data/chainList';
import { inNetworkOrder, l1Name, networkName } from '@site/src/data/networkNames';
import { type ChainProps } from '@site/src/data/chainsThen';
import { useYourChain } from '@site/src/features/yourChain/useYourChain';

import styles from './styles.module.css';

function groups(listed: readonly ListedChain[]): { name: string; chains: ListedChain[] }[] {
  const chains = [...listed].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const networks = [...new Set(chains.map(({ superchain }) => superchain))];
  return inNetworkOrder(networks).map((id) => ({
    name: networkName(id),
    chains: chains.filter(({ superchain }) => superchain === id),
  }));
}

const chainGroups = groups(listedChains());

/** Picks the chain whose addresses, endpoints and times the page shows. */
function ChainPicker({ then }: ChainProps): ReactNode {
  const { chain, choose } = useYourChain(then);
  const shown = useMemo(() => (then ? groups(then.chains) : chainGroups), [then]);
  const id = useId();
  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={id} data-search-ignore="">
        Your chain
      </label>
      <select
        id={id}
        className={styles.select}
        value={chain.identifier}
        aria-describedby={`${id}-status`}
        onChange={(event) => choose(event.target.value)}
      >
        {shown.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.chains.map((each) => (
              <option key={each.identifier} value={each.identifier}>
                {each.name} ({each.chain_id})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-status`} role="status" className={styles.status} data-search-ignore="">
        The values below are for {chain.name}, chain ID {chain.chain_id}, on {l1Name(chain.l1_chain_id)}.
      </p>
      <noscript>
        <p className={styles.status}>To pick another chain, turn on JavaScript.</p>
      </noscript>
    </div>
  );
}

export default withToolBoundary('chain picker', ChainPicker);
