/**
 * Parts of chains.json (225 kB) for pages' scripts, written by `src/plugins/derived-data` on build and start.
 */
import { isSinceGenesis } from './activation';
import { type ChainDetails, detailsOf } from './chainDetails';
import { facetsOf } from './chainFacets';
import type { ChainListFile, ListedChain } from './chainList';
import type { Chain, ChainsFile } from './chains';
import { defaultChain } from './defaultChain';

/** The chain list with its filters. */
export function chainListOf({
  source,
  superchains,
  chains,
}: Pick<ChainsFile, 'source' | 'superchains' | 'chains'>): ChainListFile {
  return { source, facets: facetsOf(chains, Object.keys(superchains)), chains: chains.map(listedChain) };
}

function listedChain(chain: Chain): ListedChain {
  return {
    identifier: chain.identifier,
    name: chain.name,
    chain_id: chain.chain_id,
    superchain: chain.superchain,
    l1_chain_id: chain.l1_chain_id,
    public_rpc: chain.public_rpc,
    explorer: chain.explorer,
    block_time: chain.block_time,
    forks: Object.fromEntries(
      Object.entries(chain.hardforks).map(([fork, { timestamp }]) => [
        fork,
        isSinceGenesis(timestamp, chain.genesis) ? 0 : timestamp,
      ]),
    ),
  };
}

/** Details of the default chain. @throws if the file lacks the chain or its network */
export function defaultDetailsOf({
  superchains,
  chains,
}: Pick<ChainsFile, 'superchains' | 'chains'>): ChainDetails {
  const chain = chains.find(({ identifier }) => identifier === defaultChain);
  const network = chain && superchains[chain.superchain];
  if (!network) throw new Error(`chains.json has no chain "${defaultChain}", or not its network.`);
  return detailsOf(chain, network);
}
