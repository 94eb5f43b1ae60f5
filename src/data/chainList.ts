/**
 * The chains of `./chains` with only what a chain picker or command needs, a tenth of the size. Derived from
 * chains.json by the build (`./chainExcerpts`).
 */
import raw from '@generated/derived-data/default/chain-list.json';

import { type Facts } from '../lib/schema/types';
import type { chainListFileSchema, listedChainSchema } from './chainList.schema';
import { type Source } from './provenance';

/** Fields as in `Chain` of ./chains. */
export type ListedChain = Facts<typeof listedChainSchema>;

export type ChainFacet = keyof ChainListFile['facets'];

/** Published as /data/chain-list.json. */
export type ChainListFile = Facts<typeof chainListFileSchema>;

const file = raw;

/** The superchain-registry commit of chains.json. */
export const chainListSource: Source = file.source;

/** Existing values per facet, in display order. */
export const chainFacetValues: ChainListFile['facets'] = file.facets;

export { defaultChain } from './defaultChain';

/** In the order of `allChains` in ./chains. */
export function listedChains(): readonly ListedChain[] {
  return file.chains;
}

/**
 * A chain by identifier (`mainnet/op`), as in URLs and readers' choices; undefined if it has left the
 * registry.
 */
export function listedChain(identifier: string): ListedChain | undefined {
  return file.chains.find((chain) => chain.identifier === identifier);
}
