import { type GethFlagFile } from '../cliFlags';
import raw from './op-geth.json';

/** Flags that op-geth, the execution client, adds to go-ethereum. */
export const opGeth: GethFlagFile = raw;
