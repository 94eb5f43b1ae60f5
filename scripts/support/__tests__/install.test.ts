import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root } from '../../../tests/support/repository';

describe('on a Node that is too old', () => {
  it.each(['scripts/site.mjs', 'scripts/test.mjs', 'scripts/bench/start.mjs'])(
    '%s says which one to install, and does nothing',
    (script) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', './scripts/support/__tests__/oldNode.mjs', path.join(root, script)],
        // Without a path to search, nothing could be installed or built if the script did go on.
        { cwd: root, encoding: 'utf8', env: { PATH: '' } },
      );
      expect([status, stderr.trim()]).toEqual([1, 'Node 18.20.0 is too old: install Node 20.19 or newer.']);
    },
  );
});
