import { type FlagFile } from '../cliFlags';
import raw from './op-program.json';

/** Flags of op-program, the fault proof program in Go, which has ended. */
export const opProgram: FlagFile = raw;
