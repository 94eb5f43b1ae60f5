/** Parses source entries. */

/** Files in a git repository at a revision. */
export interface Source {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Tag or commit, as written. */
  readonly revision: string;
  /** A path, or a pattern with `*` or `{}`. */
  readonly path: string;
}

const form = /^([\w.-]+\/[\w.-]+)@([^:\s]+):(\S.*)$/;
const fileOnGitHub = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/([^/]+)\/([^?#]+)/;

/**
 * Parses `owner/name@revision:path` or a GitHub file address, whose revision
 * ends at the first slash. Undefined for other addresses, which have no git
 * history.
 */
export function parseEntry(entry: string): Source | undefined {
  const [, repository, revision, path] = form.exec(entry) ?? fileOnGitHub.exec(entry) ?? [];
  if (repository === undefined || revision === undefined || path === undefined) return undefined;
  return { repository, revision, path: decoded(path).replace(/\/+$/, '') };
}

/** Entries have no spaces; they are URL-encoded. */
function decoded(path: string): string {
  return path.replaceAll('%20', ' ');
}

/** Formats `owner/name@revision:path`. */
export function entryOf({ repository, revision, path }: Source): string {
  return `${repository}@${revision}:${path.replaceAll(' ', '%20')}`;
}

/** Whether a path is a glob pattern. */
export function isPattern(path: string): boolean {
  return /[*?{]/.test(path);
}
