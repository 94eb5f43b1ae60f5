import { type FlagFile } from '../cliFlags';
import raw from './op-conductor.json';

/** Flags of op-conductor, which keeps a sequencer available. */
export const opConductor: FlagFile = raw;
