import { type FlagFile } from '../cliFlags';
import raw from './op-interop-filter.json';

/** Flags of op-interop-filter, which checks messages before they enter a client's pool. */
export const opInteropFilter: FlagFile = raw;
