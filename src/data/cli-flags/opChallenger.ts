import { type FlagFile } from '../cliFlags';
import raw from './op-challenger.json';

/** Flags of op-challenger, which plays dispute games. */
export const opChallenger: FlagFile = raw;
