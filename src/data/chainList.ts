/**
 * The chains of `./chains`, cut down to what a chain picker or a command needs (a tenth of the size).
 * The build works the list out of chains.json (`./chainExcerpts`).
 */
import raw from '@generated/derived-data/default/chain-list.json';

import { type Facts } from '../lib/schema/types';
import type { chainListFileSchema, listedChainSchema } from './chainList.schema';
import { type Source } from './provenance';

/** Field names and meanings are those of `Chain` in ./chains. */
export type ListedChain = Facts<typeof listedChainSchema>;

/** What chains differ in, and by what a reader can choose them. */
export type ChainFacet = keyof ChainListFile['facets'];

/** The shape of the list, which is published as /data/chain-list.json. */
export type ChainListFile = Facts<typeof chainListFileSchema>;

const file = raw;

/** The commit of the superchain-registry that chains.json was read at, too. */
export const chainListSource: Source = file.source;

/** What the chains of the registry differ in: the values that occur, in the order in which they are offered. */
export const chainFacetValues: ChainListFile['facets'] = file.facets;

export { defaultChain } from './defaultChain';

/** Every chain of the registry, in the order of `allChains` in ./chains. */
export function listedChains(): readonly ListedChain[] {
  return file.chains;
}

/** A chain by its identifier (`mainnet/op`), as addresses of pages and what readers have picked name it; undefined for one the registry has no more. */
export function listedChain(identifier: string): ListedChain | undefined {
  return file.chains.find((chain) => chain.identifier === identifier);
}
