import { type FlagFile } from '../cliFlags';
import raw from './op-supernode.json';

/** Flags of op-supernode, the consensus client of several chains that exchange messages. */
export const opSupernode: FlagFile = raw;
