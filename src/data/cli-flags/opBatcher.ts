import { type FlagFile } from '../cliFlags';
import raw from './op-batcher.json';

/** Flags of op-batcher, which publishes transaction data. */
export const opBatcher: FlagFile = raw;
