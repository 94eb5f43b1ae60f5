/** Interface to a git repository, implemented by `scripts/sources/git.ts`. */

export interface Commit {
  /** Full hash. */
  readonly commit: string;
  /** `YYYY-MM-DD`, in the commit's time zone. */
  readonly date: string;
}

/** Lines added and removed. */
export interface Lines {
  readonly added: number;
  readonly removed: number;
}

/** A local repository, which may lack blobs. */
export interface Checkout {
  /** Name in commands. */
  readonly name: string;
  /**
   * Resolves tags and commits. Branches, which move, and unknown revisions are
   * omitted.
   */
  resolve(revisions: readonly string[]): ReadonlyMap<string, Commit>;
  /**
   * Hash of each file, folder or pattern at a commit; missing ones are omitted.
   */
  objects(commit: string, paths: readonly string[]): ReadonlyMap<string, string>;
  /** Files matched by each path at a commit, with hashes. */
  filesOf(commit: string, paths: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The subset of commits it has. */
  existing(commits: readonly string[]): ReadonlySet<string>;
  /** Commits in `from..to` by changed file, without merges. */
  commits(from: string, to: string, files: readonly string[]): ReadonlyMap<string, readonly string[]>;
  /** Line counts by file; undefined without blobs. */
  lines(from: string, to: string, files: readonly string[]): ReadonlyMap<string, Lines> | undefined;
  /** Line counts between two objects, by hash; undefined without blobs. */
  linesBetween(before: string, after: string): Lines | undefined;
  /**
   * New paths of files missing at `to`, following renames through the removing
   * commits. Deleted files are omitted.
   */
  renamed(from: string, to: string, files: readonly string[]): ReadonlyMap<string, string>;
  /** Files with given hashes at a commit, by hash. */
  filesWith(commit: string, objects: readonly string[]): ReadonlyMap<string, string>;
}
