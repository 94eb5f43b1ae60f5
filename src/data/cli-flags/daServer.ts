import { type FlagFile } from '../cliFlags';
import raw from './da-server.json';

/** Flags of da-server, an Alt-DA storage server. */
export const daServer: FlagFile = raw;
