/** Chains for behavioral tests, whatever the registry has; none is the default chain. */
import { defaultChain, type ListedChain, listedChains } from '@site/src/data/chainList';

function chainThat(fits: (chain: ListedChain) => boolean): ListedChain {
  const found = listedChains().find((chain) => chain.identifier !== defaultChain && fits(chain));
  if (!found) throw new Error('The list of chains has no chain that this test could use.');
  return found;
}

/** A mainnet chain with a public endpoint. */
export const oneChain = chainThat(
  ({ superchain, public_rpc }) => superchain === 'mainnet' && public_rpc !== '',
);

/** Another mainnet chain. */
export const anotherChain = chainThat(
  ({ superchain, identifier }) => superchain === 'mainnet' && identifier !== oneChain.identifier,
);
