import { execFileSync } from 'node:child_process';

/** Starts a commit's line in the log, because a path cannot contain it. */
const mark = '\u0000';

/**
 * The newest commit of each file, by path relative to the repository.
 *
 * @param log what `git log --name-only` prints, each commit as the mark and a hash.
 */
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

/**
 * Reads the history of the pages of all versions: the full hash of the newest commit of each file, by path relative to `siteDir`. Empty
 * outside a git checkout and in a shallow clone, where pages then show neither commit nor date.
 */
export function readCommits(siteDir: string): ReadonlyMap<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    // The oldest commit of a cut-off history seems to have made every file.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return new Map();
    }
    // Hashes in full: a short one is as long as the repository is large and its user wants.
    return parseCommitLog(
      git('log', '--format=%x00%H', '--name-only', '--relative', '--', 'docs', 'versioned_docs'),
    );
  } catch {
    // No git, or no repository: sources that were downloaded as an archive.
    return new Map();
  }
}
