import { spawnSync } from 'node:child_process';

import { root } from '../../../tests/support/repository';

/** Runs a script without PATH, so that it cannot install or build anything if it continues. */
function refusal(...args: readonly string[]): readonly [status: number | null, sentence: string] {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  return [status, stderr.trim()];
}

describe('before anything is installed', () => {
  it.each(['check', 'site'])('npm run %s refuses arguments', (command) => {
    expect(refusal(`scripts/${command}.mjs`, '--nonsense')).toEqual([
      2,
      `npm run ${command} takes no arguments, but was given "--nonsense". Nothing was done.`,
    ]);
  });

  it('npm run bench refuses unknown arguments', () => {
    const [status, sentence] = refusal('scripts/bench/start.mjs', '--nonsense');
    expect(status).toBe(2);
    expect(sentence).toMatch(/^Unknown option '--nonsense'[\s\S]*\nnpm run bench -- \[--runs N\]/);
  });

  it('npm run bench refuses Windows', () => {
    const windows = ['--import', './scripts/support/__tests__/onWindows.mjs'];
    expect(refusal(...windows, 'scripts/bench/start.mjs')).toEqual([
      2,
      'npm run bench needs Linux or macOS: on Windows, run it in WSL. Nothing was done.',
    ]);
  });
});
