import { type Source } from '../data/provenance';
import { type RespectedGameType } from '../data/protocolParams';
import { type ListedChain } from '../data/chainList';
import { type ChainDetails } from './chainDetails';

/**
 * The chains as a snapshot keeps them. Its pages are given them when they are compiled
 * (src/plugins/data-export/remarkFacts.ts); other pages have none and show the chains of today.
 */
export interface ChainsThen {
  /** Name of the snapshot. */
  readonly version: string;
  /** The commit of the superchain-registry. */
  readonly source: Source;
  readonly chains: readonly ListedChain[];
  /** Of the chain that pages assume. */
  readonly details: ChainDetails;
  /** Name to address. */
  readonly predeploys: Readonly<Record<string, string>>;
  /** Respected game types. Older snapshots lack them. */
  readonly gameTypes?: readonly RespectedGameType[];
}

/** What every component that shows the reader's chain takes. */
export interface ChainProps {
  readonly then?: ChainsThen;
}
