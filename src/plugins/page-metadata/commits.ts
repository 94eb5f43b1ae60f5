import { execFileSync } from 'node:child_process';

/** Starts a commit's line in the log, because a path cannot contain it. */
const mark = '\u0000';

/** The newest commit of each file, short hash by path relative to the repository. */
export function parseCommitLog(log: string): ReadonlyMap<string, string> {
  const commits = new Map<string, string>();
  let commit = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(mark)) {
      commit = line.slice(mark.length);
    } else if (line !== '' && !commits.has(line)) {
      commits.set(line, commit);
    }
  }
  return commits;
}

/** Reads the history of `docs/`; empty outside a git checkout, where pages then show no commit. */
export function readCommits(siteDir: string): ReadonlyMap<string, string> {
  try {
    const log = execFileSync('git', ['log', '--format=%x00%h', '--name-only', '--relative', '--', 'docs'], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return parseCommitLog(log);
  } catch {
    // No git, or no repository: sources that were downloaded as an archive.
    return new Map();
  }
}
