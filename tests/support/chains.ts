/** Chains for tests of behavior, whichever the registry has: none of these is the one that pages assume. */
import { defaultChain, type ListedChain, listedChains } from '@site/src/data/chainList';

function chainThat(fits: (chain: ListedChain) => boolean): ListedChain {
  const found = listedChains().find((chain) => chain.identifier !== defaultChain && fits(chain));
  if (!found) throw new Error('The list of chains has no chain that this test could use.');
  return found;
}

/** A chain of mainnet with a public endpoint. */
export const oneChain = chainThat(
  ({ superchain, public_rpc }) => superchain === 'mainnet' && public_rpc !== '',
);

/** Another chain of mainnet. */
export const anotherChain = chainThat(
  ({ superchain, identifier }) => superchain === 'mainnet' && identifier !== oneChain.identifier,
);
