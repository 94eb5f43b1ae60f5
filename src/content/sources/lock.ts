/** The lock: the state of every source at its named revision. */
import { type Checkout, type Commit } from './checkout';
import { entryOf, parseEntry, type Source } from './entry';
import { type Subject } from './subjects';
import { compareText, groupBy } from './text';

/** A revision with the files named as sources. */
export interface LockedRevision {
  /** Full hash. */
  readonly commit: string;
  /** Day of the commit, `YYYY-MM-DD`, in its time zone. */
  readonly date: string;
  /** Git hash by path; for patterns a hash of the file list. */
  readonly files: Readonly<Record<string, string>>;
}

/** By repository and revision. */
export type Lock = Readonly<Record<string, Readonly<Record<string, LockedRevision>>>>;

export interface Locked {
  readonly commit: string;
  readonly date: string;
  readonly object: string;
}

/** Looks up a source in the lock. */
export function lockedSource(lock: Lock, { repository, revision, path }: Source): Locked | undefined {
  const locked = lock[repository]?.[revision];
  const object = locked?.files[path];
  return locked === undefined || object === undefined
    ? undefined
    : { commit: locked.commit, date: locked.date, object };
}

/** A source no checkout could resolve. */
export interface Unresolved {
  readonly source: Source;
  /** A sentence without a subject. */
  readonly reason: string;
  /** Whether the old lock entry is kept. */
  readonly kept: boolean;
}

/** A moved tag. */
export interface Moved {
  readonly repository: string;
  readonly revision: string;
  readonly before: string;
  readonly now: string;
}

/** A new lock with messages. */
export interface Locking {
  readonly lock: Lock;
  readonly unresolved: readonly Unresolved[];
  readonly moved: readonly Moved[];
}

/**
 * Resolves sources; unresolved ones keep their old entry, others are dropped.
 *
 * @param entries as written; web pages are skipped
 * @param checkouts by repository; the first one with a revision wins
 */
export function lockSources(
  entries: readonly string[],
  former: Lock,
  checkouts: ReadonlyMap<string, readonly Checkout[]>,
): Locking {
  const wanted = uniqueSources(entries);
  const rows: { source: Source; locked: Locked }[] = [];
  const unresolved: Unresolved[] = [];
  const moved = new Map<string, Moved>();
  for (const [repository, sources] of groupBy(wanted, (source) => source.repository)) {
    const revisions = resolved(
      checkouts.get(repository) ?? [],
      sources.map(({ revision }) => revision),
    );
    for (const [revision, named] of groupBy(sources, (source) => source.revision)) {
      const found = revisions.get(revision);
      const objects = found?.checkout.objects(
        found.commit,
        named.map(({ path }) => path),
      );
      for (const source of named) {
        const object = objects?.get(source.path);
        const before = lockedSource(former, source);
        if (found && object !== undefined) {
          rows.push({ source, locked: { commit: found.commit, date: found.date, object } });
          if (before && before.commit !== found.commit) {
            moved.set(`${repository}@${revision}`, {
              repository,
              revision,
              before: before.commit,
              now: found.commit,
            });
          }
          continue;
        }
        // If the revision was found, the old entry belongs to another commit.
        const kept = before !== undefined && !found;
        if (kept) rows.push({ source, locked: before });
        const reason = !checkouts.has(repository)
          ? `no checkout of ${repository} was given`
          : found
            ? `there is no such file at ${revision}`
            : `no checkout has a tag or commit ${revision}`;
        unresolved.push({ source, reason, kept });
      }
    }
  }
  return { lock: sorted(rows), unresolved, moved: [...moved.values()] };
}

/** Resolves revisions in the first checkout that has them. */
function resolved(
  checkouts: readonly Checkout[],
  revisions: readonly string[],
): Map<string, Commit & { readonly checkout: Checkout }> {
  const found = new Map<string, Commit & { readonly checkout: Checkout }>();
  for (const checkout of checkouts) {
    const rest = [...new Set(revisions)].filter((revision) => !found.has(revision));
    for (const [revision, commit] of checkout.resolve(rest)) found.set(revision, { ...commit, checkout });
  }
  return found;
}

/** Distinct sources, sorted by entry. */
export function uniqueSources(entries: readonly string[]): Source[] {
  const byText = new Map<string, Source>();
  for (const entry of entries) {
    const source = parseEntry(entry);
    if (source) byText.set(entryOf(source), source);
  }
  return [...byText].sort(([a], [b]) => compareText(a, b)).map(([, source]) => source);
}

/** Distinct repositories. */
export function repositoriesOf(subjects: readonly Subject[]): string[] {
  const sources = uniqueSources(subjects.flatMap(({ entries }) => entries));
  return [...new Set(sources.map(({ repository }) => repository))];
}

/** Lock entries that nothing names. */
export function unusedOfLock(lock: Lock, entries: readonly string[]): string[] {
  const named = new Set(uniqueSources(entries).map(entryOf));
  return Object.entries(lock).flatMap(([repository, revisions]) =>
    Object.entries(revisions).flatMap(([revision, { files }]) =>
      Object.keys(files)
        .map((path) => entryOf({ repository, revision, path }))
        .filter((entry) => !named.has(entry)),
    ),
  );
}

function sorted(rows: readonly { readonly source: Source; readonly locked: Locked }[]): Lock {
  return sortedRecord(
    groupBy(rows, ({ source }) => source.repository),
    (ofRepository) =>
      sortedRecord(
        groupBy(ofRepository, ({ source }) => source.revision),
        (ofRevision) => ({
          // One revision has one commit.
          commit: ofRevision[0]?.locked.commit ?? '',
          date: ofRevision[0]?.locked.date ?? '',
          files: Object.fromEntries(
            ofRevision
              .map(({ source, locked }) => [source.path, locked.object] as const)
              .sort(([a], [b]) => compareText(a, b)),
          ),
        }),
      ),
  );
}

function sortedRecord<Value, Result>(
  groups: ReadonlyMap<string, Value>,
  toResult: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    [...groups].sort(([a], [b]) => compareText(a, b)).map(([key, value]) => [key, toResult(value)]),
  );
}
