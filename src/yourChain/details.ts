import { defaultChain } from '@site/src/data/chainList';

import { type ChainDetails, detailsOf } from './chainDetails';
import raw from './default-details.json';

export { type ChainDetails };

/**
 * The details of the chain that pages assume. They are in every page that shows an address, so they are kept apart
 * from the 150 kB of all chains; `npm run data:refresh` writes both.
 */
export const defaultDetails: ChainDetails = raw as ChainDetails;

/** Loads the details of any chain. Only the default one is at hand without a further file. */
export async function loadDetails(identifier: string): Promise<ChainDetails> {
  if (identifier === defaultChain) return defaultDetails;
  const { network, requireChain } = await import('@site/src/data/chains');
  const chain = requireChain(identifier);
  return detailsOf(chain, network(chain.superchain));
}
