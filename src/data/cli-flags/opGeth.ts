import { type GethFlagFile } from '../cliFlags';
import raw from './op-geth.json';

/** Flags that op-geth, an execution client that has ended, added to go-ethereum. */
export const opGeth: GethFlagFile = raw;
