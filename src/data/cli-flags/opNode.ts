import { type FlagFile } from '../cliFlags';
import raw from './op-node.json';

/** Flags of op-node, the consensus client. */
export const opNode: FlagFile = raw;
