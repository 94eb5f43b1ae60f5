import { execFileSync } from 'node:child_process';

import { root } from './repository';

/**
 * The commits of the pages of all versions, newest first, with the files of each. None for sources without a history, and none in a
 * shallow clone: what its oldest commit holds was there before.
 *
 * @param format what is told of a commit, as `git log` takes it.
 */
export function docsHistory(format: string): { readonly told: string; readonly files: readonly string[] }[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return [];
    }
    log = git('log', `--format=%x00${format}`, '--name-only', '--relative', '--', 'docs', 'versioned_docs');
  } catch {
    return [];
  }
  return log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [told = '', ...files] = commit.trim().split('\n');
      return { told, files: files.filter((file) => file !== '') };
    });
}
