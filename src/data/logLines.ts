/** Log lines that pages explain. `npm run data:log-lines` writes the file from their headings. */
import { type LogLine } from '../errors/logLines';
import raw from './log-lines.json';

/** In the order of the pages. */
export const logLines: readonly LogLine[] = raw.lines;
