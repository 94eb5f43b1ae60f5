/** Filters for the registry's chains. */
import { latestFork } from './chainTraits';
import { type ChainFacet, type ChainListFile } from './chainList';
import { type Chain, type NetworkId } from './chains';
import { forkIds } from './forkNames';

/** A chain's value per facet; undefined if none. */
export function facetValues(chain: Chain): Readonly<Record<ChainFacet, string | undefined>> {
  return {
    network: chain.superchain,
    level: chain.superchain_level === undefined ? undefined : String(chain.superchain_level),
    proofs: chain.fault_proofs_status,
    data: chain.data_availability_type,
    gas: chain.gas_paying_token === null ? 'eth' : 'custom',
    fork: latestFork(chain)?.fork,
  };
}

/** Existing values, in display order. */
export function facetsOf(chains: readonly Chain[], networks: readonly NetworkId[]): ChainListFile['facets'] {
  const values = chains.map(facetValues);
  const there = (facet: ChainFacet, order: readonly string[]): readonly string[] =>
    order.filter((value) => values.some((each) => each[facet] === value));
  return {
    network: there('network', networks),
    level: there('level', ['2', '1', '0']),
    proofs: there('proofs', ['permissionless', 'permissioned', 'none']),
    data: there('data', ['eth-da', 'alt-da']),
    gas: there('gas', ['eth', 'custom']),
    fork: there('fork', forkIds),
  };
}
