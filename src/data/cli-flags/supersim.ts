import { type CommandFile } from '../cliFlags';
import raw from './supersim.json';

/** Commands of supersim, which runs several chains on one machine. */
export const supersim: CommandFile = raw;
