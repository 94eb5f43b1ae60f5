import { useEffect, useState, useSyncExternalStore } from 'react';

import { defaultChain, listedChain, type ListedChain } from '@site/src/data/chainList';

import { defaultDetails, loadDetails, type ChainDetails } from './details';
import { chainStore } from './store';

/** The chain that the reader picked, and how to pick another. */
export interface YourChain {
  readonly chain: ListedChain;
  /** Takes an identifier, a short form or a chain id; anything else is ignored. */
  readonly choose: (name: string) => void;
}

function requireListed(identifier: string): ListedChain {
  const chain = listedChain(identifier);
  if (!chain) throw new Error(`chain-list.json has no chain "${identifier}".`);
  return chain;
}

/**
 * The chain that addresses, endpoints and times on the page are those of. On the server and while React takes the
 * page over it is OP Mainnet, so that the markup agrees; the reader's own follows at once.
 */
export function useYourChain(): YourChain {
  const identifier = useSyncExternalStore(
    chainStore.subscribe,
    chainStore.getSnapshot,
    chainStore.getServerSnapshot,
  );
  return { chain: requireListed(identifier), choose: chainStore.choose };
}

/** Details of the reader's chain; undefined while they are on their way. */
export interface YourChainDetails extends YourChain {
  readonly details: ChainDetails | undefined;
  /** True where the file with all chains could not be loaded. */
  readonly failed: boolean;
}

/** {@link useYourChain} with addresses and the like, which are loaded for every chain but the default one. */
export function useYourChainDetails(): YourChainDetails {
  const { chain, choose } = useYourChain();
  const { identifier } = chain;
  const [loaded, setLoaded] = useState<{ identifier: string; details: ChainDetails | undefined }>();

  useEffect(() => {
    if (identifier === defaultChain) return undefined;
    let wanted = true;
    const settle = (details: ChainDetails | undefined): void => {
      if (wanted) setLoaded({ identifier, details });
    };
    loadDetails(identifier).then(settle, () => settle(undefined));
    return () => {
      wanted = false;
    };
  }, [identifier]);

  if (identifier === defaultChain) return { chain, choose, details: defaultDetails, failed: false };
  const current = loaded?.identifier === identifier ? loaded : undefined;
  return { chain, choose, details: current?.details, failed: current !== undefined && !current.details };
}
