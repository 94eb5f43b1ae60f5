import { type FlagFile } from '../cliFlags';
import raw from './op-dispute-mon.json';

/** Flags of op-dispute-mon, which watches dispute games. */
export const opDisputeMon: FlagFile = raw;
