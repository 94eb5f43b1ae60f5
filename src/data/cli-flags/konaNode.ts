import { type FlagFile } from '../cliFlags';
import raw from './kona-node.json';

/** Flags of kona-node's `node` command, the consensus client in Rust. */
export const konaNode: FlagFile = raw;
