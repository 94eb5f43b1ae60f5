import { type FlagFile } from '../cliFlags';
import raw from './op-supervisor.json';

/** Flags of op-supervisor, which verifies cross-chain messages. Pre-release. */
export const opSupervisor: FlagFile = raw;
