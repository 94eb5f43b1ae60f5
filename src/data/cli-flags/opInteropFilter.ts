import { type FlagFile } from '../cliFlags';
import raw from './op-interop-filter.json';

/** Flags of op-interop-filter, which checks messages before a client takes them into its pool. */
export const opInteropFilter: FlagFile = raw;
