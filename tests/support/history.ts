import { execFileSync } from 'node:child_process';

import { root } from './repository';

/**
 * Commits of pages with their files, newest first. Empty without history, and for shallow clones, whose
 * oldest commit does not show its changes.
 *
 * @param format for `git log`
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
