import { type FlagFile } from '../cliFlags';
import raw from './op-proposer.json';

/** Flags of op-proposer, which proposes output roots. */
export const opProposer: FlagFile = raw;
