import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface GitRepository {
  readonly folder: string;
  /** Writes files, removes those that are null, and commits. Returns the full hash. */
  commit(day: string, files: Readonly<Record<string, string | null>>): string;
  git(...args: readonly string[]): string;
}

/** Creates a folder with an empty repository. */
export function gitRepository(folder: string): GitRepository {
  mkdirSync(folder, { recursive: true });
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        GIT_DIR: undefined,
        GIT_INDEX_FILE: undefined,
        GIT_WORK_TREE: undefined,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        ...env,
      },
    }).trim();
  run(['init', '--quiet', '--initial-branch=main']);
  for (const [key, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@example.org'],
    ['uploadpack.allowFilter', 'true'],
  ] as const) {
    run(['config', key, value]);
  }
  return {
    folder,
    git: (...args) => run(args),
    commit: (day, files) => {
      for (const [file, text] of Object.entries(files)) {
        const full = path.join(folder, file);
        if (text === null) {
          rmSync(full, { recursive: true });
        } else {
          mkdirSync(path.dirname(full), { recursive: true });
          writeFileSync(full, text);
        }
      }
      run(['add', '--all']);
      const date = `${day}T12:00:00Z`;
      run(['commit', '--quiet', '--allow-empty', '-m', day], {
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      });
      return run(['rev-parse', 'HEAD']);
    },
  };
}
