/** The error decoder's log lines match the pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { logLinesFile } from '@site/scripts/support/logLines';
import { logLines } from '@site/src/data/logLines';

import { root } from '../support/repository';

test('log lines match the troubleshooting pages; if not, run: npm run data:log-lines', () => {
  expect(logLines.length).toBeGreaterThan(100);
  expect(readFileSync(path.join(root, 'src/data/log-lines.json'), 'utf8')).toBe(logLinesFile(root));
});
