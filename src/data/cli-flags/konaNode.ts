import { type FlagFile } from '../cliFlags';
import raw from './kona-node.json';

/** Flags of the `node` command of kona-node, the consensus client in Rust. */
export const konaNode: FlagFile = raw;
