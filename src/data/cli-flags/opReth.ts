import { type CommandFile } from '../cliFlags';
import raw from './op-reth.json';

/** Flags that op-reth adds to reth. */
export const opReth: CommandFile = raw;
