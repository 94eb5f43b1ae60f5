import { type Facts } from '../lib/schema/types';
import type { chainsThenSchema } from './chainDetails.schema';

/**
 * The chains as a snapshot keeps them. Its pages are given them when they are compiled
 * (src/remark/facts.ts); other pages have none and show the chains of today.
 */
export type ChainsThen = Facts<typeof chainsThenSchema>;

/** What every component that shows the reader's chain takes. */
export interface ChainProps {
  readonly then?: ChainsThen;
}
