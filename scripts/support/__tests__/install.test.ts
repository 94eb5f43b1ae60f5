import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root } from '../../../tests/support/repository';

describe('on an outdated Node', () => {
  it.each(['scripts/site.mjs', 'scripts/test.mjs', 'scripts/bench/start.mjs'])(
    '%s names the version to install and does nothing else',
    (script) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', './scripts/support/__tests__/oldNode.mjs', path.join(root, script)],
        // Without PATH, nothing can be installed or built if the script continues.
        { cwd: root, encoding: 'utf8', env: { PATH: '' } },
      );
      expect([status, stderr.trim()]).toEqual([1, 'Node 18.20.0 is too old: install Node 20.19 or newer.']);
    },
  );
});
