import { type CommandFile } from '../cliFlags';
import raw from './supersim.json';

/** Commands of supersim, which runs several local chains. */
export const supersim: CommandFile = raw;
