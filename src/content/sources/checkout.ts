/** What is asked of a git repository. `scripts/sources/git.ts` answers from a checkout. */

/** A commit with its day. */
export interface Commit {
  /** Full hash. */
  readonly commit: string;
  /** `YYYY-MM-DD`, in the time zone of the commit. */
  readonly date: string;
}

/** Lines that a comparison adds and removes. */
export interface Lines {
  readonly added: number;
  readonly removed: number;
}

/** A git repository at hand. Contents of files may be missing from it, as in a clone without blobs. */
export interface Checkout {
  /** How commands name it. */
  readonly name: string;
  /** Tags and full or short commits; what it does not have is missing from the answer, and so are branches, which move. */
  resolve(revisions: readonly string[]): ReadonlyMap<string, Commit>;
  /** Hash of each file, folder or pattern of files at a commit; what is not there is missing from the answer. */
  objects(commit: string, paths: readonly string[]): ReadonlyMap<string, string>;
  /** The files that each file, folder or pattern stands for at a commit, with their hashes. */
  filesOf(commit: string, paths: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Those of some commits that it has. */
  existing(commits: readonly string[]): ReadonlySet<string>;
  /** The commits after `from`, up to `to`, that changed files, by file; merges are left out. */
  commits(from: string, to: string, files: readonly string[]): ReadonlyMap<string, readonly string[]>;
  /** Lines by file; undefined where the contents are missing. */
  lines(from: string, to: string, files: readonly string[]): ReadonlyMap<string, Lines> | undefined;
  /** Lines between two files or folders, by their hashes; undefined where the contents are missing. */
  linesBetween(before: string, after: string): Lines | undefined;
  /**
   * Where files went that are there at `from` and not at `to`: the commits that removed them are searched for
   * renames, one after the other. Files that were removed for good are missing from the answer.
   */
  renamed(from: string, to: string, files: readonly string[]): ReadonlyMap<string, string>;
  /** The files at a commit that have one of some hashes, by hash. */
  filesWith(commit: string, objects: readonly string[]): ReadonlyMap<string, string>;
}
