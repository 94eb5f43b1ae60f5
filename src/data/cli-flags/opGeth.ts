import { type GethFlagFile } from '../cliFlags';
import raw from './op-geth.json';

/** Flags that op-geth adds to go-ethereum. */
export const opGeth: GethFlagFile = raw;
