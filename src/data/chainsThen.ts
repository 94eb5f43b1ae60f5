import { type Facts } from '../lib/schema/types';
import type { chainsThenSchema } from './chainDetails.schema';

/**
 * Chains as kept by a snapshot. Its pages get them at compile time (src/remark/facts.ts); other pages have
 * none and show current chains.
 */
export type ChainsThen = Facts<typeof chainsThenSchema>;

/** Props of components that show the reader's chain. */
export interface ChainProps {
  readonly then?: ChainsThen;
}
