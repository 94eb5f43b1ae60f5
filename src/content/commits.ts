import { execFileSync } from 'node:child_process';

/** Starts a commit's log line; cannot occur in a path. */
const mark = '\u0000';

/**
 * Newest commit of each file, by path.
 *
 * @param log output of `git log --name-only`, each commit as mark and hash
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
 * Full hash of each page's newest commit, by path relative to `siteDir`. Empty
 * without a git checkout and in shallow clones.
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
    // In a shallow clone the oldest commit seems to add every file.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return new Map();
    }
    // Full hashes: the length of short ones varies.
    return parseCommitLog(
      git('log', '--format=%x00%H', '--name-only', '--relative', '--', 'docs', 'versioned_docs'),
    );
  } catch {
    // No git or no repository, as in a source archive.
    return new Map();
  }
}
