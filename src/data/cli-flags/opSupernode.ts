import { type FlagFile } from '../cliFlags';
import raw from './op-supernode.json';

/** Flags of op-supernode, the consensus client for several interoperating chains. */
export const opSupernode: FlagFile = raw;
