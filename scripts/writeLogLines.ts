/** Writes src/data/log-lines.json. Run it after changing headings of log lines. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logLinesFile } from './support/logLines';
import { takeNoArguments } from './support/noArguments.mjs';

takeNoArguments('data:log-lines');
const root = join(__dirname, '..');
writeFileSync(join(root, 'src/data/log-lines.json'), logLinesFile(root));
