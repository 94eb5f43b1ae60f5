/** Log lines that pages explain. `npm run data:log-lines` writes the file from their headings. */
import { type Facts } from '../lib/schema/types';
import raw from './log-lines.json';
import type { logLineSchema } from './logLines.schema';

/** A line and the heading that explains it. */
export type LogLine = Facts<typeof logLineSchema>;

/** In page order. */
export const logLines: readonly LogLine[] = raw.lines;
