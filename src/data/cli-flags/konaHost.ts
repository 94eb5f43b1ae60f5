import { type CommandFile } from '../cliFlags';
import raw from './kona-host.json';

/** Flags of kona-host, which feeds the fault proof program. */
export const konaHost: CommandFile = raw;
