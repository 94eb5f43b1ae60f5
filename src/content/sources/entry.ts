/** What a page or a data file names as its source. */

/** A file, a folder or a pattern of files in a git repository, as of a revision. */
export interface Source {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** A tag or a commit, as it was written. */
  readonly revision: string;
  /** Path in the repository; with `*` or `{}` a pattern of paths. */
  readonly path: string;
}

/** Forms of a source as pages write it. */
const form = /^([\w.-]+\/[\w.-]+)@([^:\s]+):(\S.*)$/;
const fileOnGitHub = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/([^/]+)\/([^?#]+)/;

/**
 * Reads `owner/name@revision:path`, or the address of a file on GitHub. Undefined for other addresses, which no git
 * history tells a change of. The revision of an address ends at the first slash.
 */
export function parseEntry(entry: string): Source | undefined {
  const [, repository, revision, path] = form.exec(entry) ?? fileOnGitHub.exec(entry) ?? [];
  if (repository === undefined || revision === undefined || path === undefined) return undefined;
  return { repository, revision, path: decoded(path).replace(/\/+$/, '') };
}

/** Entries have no blanks: they are written as in an address. */
function decoded(path: string): string {
  return path.replaceAll('%20', ' ');
}

/** A source as pages write it: `owner/name@revision:path`. */
export function entryOf({ repository, revision, path }: Source): string {
  return `${repository}@${revision}:${path.replaceAll(' ', '%20')}`;
}

/** Whether a path is a pattern that stands for several files. */
export function isPattern(path: string): boolean {
  return /[*?{]/.test(path);
}
