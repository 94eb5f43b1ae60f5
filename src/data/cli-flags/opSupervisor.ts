import { type FlagFile } from '../cliFlags';
import raw from './op-supervisor.json';

/** Flags of op-supervisor, which verified cross-chain messages and has ended. */
export const opSupervisor: FlagFile = raw;
