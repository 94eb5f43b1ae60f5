import { useEffect, useState, useSyncExternalStore } from 'react';

import { defaultChain, listedChain, type ListedChain } from '@site/src/data/chainList';

import { type ChainsThen } from '../../data/chainsThen';
import { defaultDetails, loadDetails, type ChainDetails } from './details';
import { knowChains } from './selection';
import { chainStore } from './store';

/** The reader's chain, and how to pick another. */
export interface YourChain {
  readonly chain: ListedChain;
  /** Takes an identifier, a short form or a chain ID; anything else is ignored. */
  readonly choose: (name: string) => void;
}

/** A chain that the page shows, or the default one. */
function shownChain(identifier: string, then: ChainsThen | undefined): ListedChain {
  const find = (wanted: string): ListedChain | undefined =>
    then ? then.chains.find((chain) => chain.identifier === wanted) : listedChain(wanted);
  const chain = find(identifier) ?? find(defaultChain);
  if (!chain) throw new Error(`The list of chains has no chain "${defaultChain}".`);
  return chain;
}

/**
 * The chain that the page shows values of. OP Mainnet on the server and during hydration, so that the HTML
 * matches; then the reader's own.
 *
 * @param then chains of the snapshot that the page belongs to
 */
export function useYourChain(then?: ChainsThen): YourChain {
  if (then) knowChains(then.chains);
  const identifier = useSyncExternalStore(
    chainStore.subscribe,
    chainStore.getSnapshot,
    chainStore.getServerSnapshot,
  );
  return { chain: shownChain(identifier, then), choose: chainStore.choose };
}

/** The reader's chain with its details, undefined while loading. */
export interface YourChainDetails extends YourChain {
  readonly details: ChainDetails | undefined;
  /** Whether the file with all chains failed to load. */
  readonly failed: boolean;
}

/** {@link useYourChain} with addresses and other details, loaded for every chain but the default one. */
export function useYourChainDetails(then?: ChainsThen): YourChainDetails {
  const { chain, choose } = useYourChain(then);
  const { identifier } = chain;
  const [loaded, setLoaded] = useState<{ identifier: string; details: ChainDetails | undefined }>();

  useEffect(() => {
    if (identifier === defaultChain) return undefined;
    let wanted = true;
    const settle = (details: ChainDetails | undefined): void => {
      if (wanted) setLoaded({ identifier, details });
    };
    loadDetails(identifier, then).then(settle, () => settle(undefined));
    return () => {
      wanted = false;
    };
  }, [identifier, then]);

  if (identifier === defaultChain) {
    return { chain, choose, details: then?.details ?? defaultDetails, failed: false };
  }
  const current = loaded?.identifier === identifier ? loaded : undefined;
  return { chain, choose, details: current?.details, failed: current !== undefined && !current.details };
}
