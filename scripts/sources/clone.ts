/** `npm run sources:clone`: clones every repository that pages and data name, without blobs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { parseArgs } from 'node:util';

import { type Lock, repositoriesOf } from '../../src/content/sources/lock';
import { isFrozen, readState, readSubjects } from './repository';
import { type Surroundings } from './surroundings';
import { UsageError } from './usage';

/** Prints a `--repo` argument for each clone. Reports failures and continues; returns 1 if there are any. */
export function clone(args: readonly string[], { root, print, complain }: Surroundings): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string', default: 'https://github.com/' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError('Say where the clones shall be: npm run sources:clone -- FOLDER');
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty.`);
  const current = readSubjects(root).filter((subject) => !isFrozen(subject));
  const named = new Set(repositoriesOf(current));
  const repositories = Object.keys(readState<Lock>(root, 'lock.json', {})).filter((name) => named.has(name));
  if (repositories.length === 0)
    throw new UsageError('The lock names no repository. Run: npm run sources:lock');
  let missing = 0;
  for (const repository of repositories) {
    const place = path.join(folder, repository);
    mkdirSync(path.dirname(place), { recursive: true });
    try {
      const options = ['--quiet', '--bare', '--filter=blob:none'];
      execFileSync('git', ['clone', ...options, '--', `${values.from}${repository}`, place], {
        // Git asks for a password if a repository is gone.
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
      });
      print(`${repository}=${place}`);
    } catch (error) {
      missing++;
      rmSync(place, { recursive: true, force: true });
      complain(`${repository} could not be cloned: ${reason(error)}`);
    }
  }
  if (missing === repositories.length)
    throw new UsageError(`None of ${missing} repositories could be cloned.`);
  return missing === 0 ? 0 : 1;
}

/** Git's reason, without the hints after it. */
function reason(error: unknown): string {
  const lines = (isNativeError(error) && 'stderr' in error ? String(error.stderr) : String(error))
    .trim()
    .split('\n');
  return lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1) ?? '';
}
