/** Git on local repositories. */
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { isNativeError } from 'node:util/types';

/** Runs git in a folder and returns its output. Throws if git fails. */
export interface Git {
  (args: readonly string[], input?: string): string;
  /** The same for binary output. */
  bytes(args: readonly string[], input?: string): Buffer;
}

/** Git in a folder. Never fetches what a partial clone lacks, so needs no network. */
export function gitIn(path: string): Git {
  const env = {
    ...process.env,
    // Set inside git hooks, to another repository.
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    LC_ALL: 'C',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
  const bytes = (args: readonly string[], input = ''): Buffer =>
    execFileSync('git', ['-C', path, '-c', 'core.quotePath=false', ...args], {
      env,
      input,
      maxBuffer: 512 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  return Object.assign((args: readonly string[], input = ''): string => bytes(args, input).toString('utf8'), {
    bytes,
  });
}

/** The answer; undefined if git fails. */
export function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (isNativeError(error) && 'status' in error && typeof error.status === 'number') return undefined;
    throw error;
  }
}

/** Whether a repository is bare; undefined if the folder is not the root of one. */
export function kindOfCheckout(path: string, git: Git): 'bare' | 'with files' | undefined {
  if (!existsSync(path)) return undefined;
  const answer = attempt(() => git(['rev-parse', '--is-bare-repository', '--absolute-git-dir']));
  const [bare, folder = ''] = answer?.trim().split('\n') ?? [];
  if (bare === undefined) return undefined;
  const top = bare === 'true' ? folder : attempt(() => git(['rev-parse', '--show-toplevel']).trim());
  if (top === undefined || realpathSync(top) !== realpathSync(path)) return undefined;
  return bare === 'true' ? 'bare' : 'with files';
}
