import { type FlagFile } from '../cliFlags';
import raw from './op-program.json';

/** Flags of op-program, the fault proof program. */
export const opProgram: FlagFile = raw;
