import raw from '@generated/derived-data/default/default-details.json';

import { defaultChain } from '@site/src/data/chainList';

import { type ChainDetails, detailsOf } from '../../data/chainDetails';
import { type ChainsThen } from '../../data/chainsThen';

export { type ChainDetails };

/**
 * Details of the default chain. Separate from the 150 kB of all chains, because every page with an address
 * contains them.
 */
export const defaultDetails: ChainDetails = raw;

/** Loads a chain's details; only the default chain's need no request. */
export async function loadDetails(identifier: string, then?: ChainsThen): Promise<ChainDetails> {
  if (identifier === defaultChain) return then?.details ?? defaultDetails;
  if (then) return detailsThen(identifier, then);
  const { network, requireChain } = await import('@site/src/data/chains');
  const chain = requireChain(identifier);
  return detailsOf(chain, network(chain.superchain));
}

async function detailsThen(identifier: string, { version }: ChainsThen): Promise<ChainDetails> {
  const [{ frozenFiles }, { network }] = await Promise.all([
    import('@site/src/data/frozen'),
    import('@site/src/data/chains'),
  ]);
  const { chains } = await frozenFiles(version, ['chains']);
  const chain = chains.chains.find((each) => each.identifier === identifier);
  if (!chain) throw new Error(`chains.json of ${version} has no chain "${identifier}".`);
  return detailsOf(chain, network(chain.superchain, chains));
}
