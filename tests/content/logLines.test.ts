/** The error decoder's log lines match the pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { logLinesFile } from '@site/scripts/support/logLines';
import { logLines } from '@site/src/data/logLines';

import { root } from '../support/repository';

test('the log lines are those of the troubleshooting pages; npm run data:log-lines renews them', () => {
  expect(logLines.length).toBeGreaterThan(100);
  expect(readFileSync(path.join(root, 'src/data/log-lines.json'), 'utf8')).toBe(logLinesFile(root));
});
