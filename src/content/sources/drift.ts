/** Drift: how sources changed since the revisions that pages and data name. */
import { type Checkout, type Commit, type Lines } from './checkout';
import { entryOf, isPattern, parseEntry, type Source } from './entry';
import { type Lock, type Locked, lockedSource, uniqueSources } from './lock';
import { compareText, groupBy } from './text';
import { confirmedObject, type Triage } from './triage';
import { keyOf, type Subject } from './subjects';

/** A repository at the compared commit. */
export interface Compared {
  readonly checkout: Checkout;
  readonly head: Commit;
}

export type Verdict =
  | { readonly state: 'unchanged' }
  | ({ readonly state: 'changed' } & Change)
  | ({ readonly state: 'moved'; readonly to: string } & Change)
  | ({ readonly state: 'gone' } & Change)
  | { readonly state: 'not compared'; readonly reason: string };

/** The extent of a change, as far as known, and how to see it. */
export interface Change {
  /** Undefined if the locked commit is not in the checkout. */
  readonly commits?: number;
  /** Undefined without blobs. */
  readonly lines?: Lines;
  /** Changed files of a folder or pattern. */
  readonly files?: readonly string[];
  /** Command that shows the difference. */
  readonly command: string;
  /** The locked commit is missing: history was rewritten or is shallow. */
  readonly rewritten?: boolean;
}

/** A source of one page or data file. */
export interface SourceDrift {
  /** As written. */
  readonly entry: string;
  readonly verdict: Verdict;
  /** Day of a review that confirmed the page or data file with this state of the source. */
  readonly confirmed?: string;
}

export interface SubjectDrift {
  readonly file: string;
  readonly route?: string;
  readonly sources: readonly SourceDrift[];
}

export interface DriftReport {
  /** By name. */
  readonly compared: readonly {
    readonly repository: string;
    readonly commit: string;
    readonly date: string;
    /** Name in commands. */
    readonly checkout: string;
  }[];
  /** Most changed first. */
  readonly subjects: readonly SubjectDrift[];
}

/** By repository: the compared commit and the state of each path. */
export type Known = Readonly<
  Record<string, Commit & { readonly files: Readonly<Record<string, string | null>> }>
>;

/** Compares sources with the current state of repositories. */
export function compareSources(
  subjects: readonly Subject[],
  lock: Lock,
  repositories: ReadonlyMap<string, Compared>,
  triage: Triage,
): { readonly report: DriftReport; readonly known: Known } {
  const verdicts = new Map<string, Verdict>();
  const known: Record<string, Commit & { files: Record<string, string | null> }> = {};
  const all = uniqueSources(subjects.flatMap(({ entries }) => entries));
  for (const [repository, sources] of groupBy(all, (source) => source.repository)) {
    const compared = repositories.get(repository);
    if (!compared) {
      const verdict: Verdict = { state: 'not compared', reason: `no checkout of ${repository} was given` };
      for (const source of sources) verdicts.set(entryOf(source), verdict);
      continue;
    }
    const { checkout, head } = compared;
    const paths = [...new Set(sources.map(({ path }) => path))];
    const now = checkout.objects(head.commit, paths);
    known[repository] = {
      ...head,
      files: Object.fromEntries(paths.sort(compareText).map((path) => [path, now.get(path) ?? null])),
    };
    for (const [entry, verdict] of verdictsOf(sources, lock, compared, now)) verdicts.set(entry, verdict);
  }
  const drifts = subjects
    .filter(({ route, entries }) => route !== undefined || entries.length > 0)
    .map((subject): SubjectDrift => {
      const { file, route, entries } = subject;
      const sources = entries.map((entry): SourceDrift => {
        const source = parseEntry(entry);
        const verdict: Verdict = (source && verdicts.get(entryOf(source))) ?? {
          state: 'not compared',
          reason: entry.startsWith('https://')
            ? 'a web page, which cannot be watched'
            : 'no source of the form owner/name@revision:path',
        };
        const confirmed =
          source && isChange(verdict)
            ? confirmation(
                triage,
                keyOf(subject),
                entry,
                known[source.repository]?.files[source.path] ?? null,
              )
            : undefined;
        return { entry, verdict, ...(confirmed === undefined ? {} : { confirmed }) };
      });
      sources.sort((a, b) => amountOf(b) - amountOf(a));
      return { file, ...(route === undefined ? {} : { route }), sources };
    });
  return {
    report: {
      compared: [...repositories]
        .map(([repository, { head, checkout }]) => ({ repository, ...head, checkout: checkout.name }))
        .sort((a, b) => compareText(a.repository, b.repository)),
      subjects: drifts.sort(
        (a, b) => sum(b.sources.map(amountOf)) - sum(a.sources.map(amountOf)) || compareText(a.file, b.file),
      ),
    },
    known,
  };
}

function confirmation(triage: Triage, key: string, entry: string, object: string | null): string | undefined {
  return confirmedObject(triage, key, entry) === object ? triage.confirmed[key]?.date : undefined;
}

/** Whether a source changed. */
export function isChange(verdict: Verdict): verdict is Extract<Verdict, Change> {
  return verdict.state === 'changed' || verdict.state === 'moved' || verdict.state === 'gone';
}

/** Changed sources not confirmed since. */
export function changedSources({ sources }: SubjectDrift): readonly SourceDrift[] {
  return sources.filter(({ verdict, confirmed }) => isChange(verdict) && confirmed === undefined);
}

/** Lines changed, a commit counting as one if unknown; 0 if confirmed. */
function amountOf({ verdict, confirmed }: SourceDrift): number {
  if (!isChange(verdict) || confirmed !== undefined) return 0;
  return verdict.lines ? verdict.lines.added + verdict.lines.removed : (verdict.commits ?? 1);
}

/** Commits affecting a page, counted for each source. */
export function commitsOf(subject: SubjectDrift): number {
  return sum(changedSources(subject).map(({ verdict }) => (isChange(verdict) ? (verdict.commits ?? 0) : 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Pending {
  readonly source: Source;
  readonly locked: Locked;
}

/** Verdicts of one repository, by entry. */
function verdictsOf(
  sources: readonly Source[],
  lock: Lock,
  { checkout, head }: Compared,
  now: ReadonlyMap<string, string>,
): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  const pending: Pending[] = [];
  for (const source of sources) {
    const locked = lockedSource(lock, source);
    if (!locked) {
      verdicts.set(entryOf(source), { state: 'not compared', reason: 'the lock does not have it' });
    } else if (now.get(source.path) === locked.object) {
      verdicts.set(entryOf(source), { state: 'unchanged' });
    } else if (locked.date > head.date) {
      const reason = `it is of ${locked.date}, and the checkout is of ${head.date}`;
      verdicts.set(entryOf(source), { state: 'not compared', reason });
    } else {
      pending.push({ source, locked });
    }
  }
  const there = checkout.existing([...new Set(pending.map(({ locked }) => locked.commit))]);
  for (const [commit, ofCommit] of groupBy(pending, ({ locked }) => locked.commit)) {
    const settled = there.has(commit)
      ? fromCommit(checkout, commit, head.commit, ofCommit, now)
      : withoutCommit(checkout, head.commit, ofCommit, now);
    for (const [entry, verdict] of settled) verdicts.set(entry, verdict);
  }
  return verdicts;
}

/** Sources whose commit is in the checkout. */
function fromCommit(
  checkout: Checkout,
  from: string,
  to: string,
  pending: readonly Pending[],
  now: ReadonlyMap<string, string>,
): [string, Verdict][] {
  const paths = pending.map(({ source }) => source.path);
  const [before, after] = [checkout.filesOf(from, paths), checkout.filesOf(to, paths)];
  const files = new Map(paths.map((path) => [path, differing(before.get(path), after.get(path))]));
  const lost = pending.filter(({ source }) => !now.has(source.path));
  const movedTo = lost.length === 0 ? new Map<string, string>() : whereTo(checkout, from, to, lost);
  const arrived = [...new Set(movedTo.values())];
  const there = checkout.objects(to, arrived);
  const changed = [...new Set([...files.values()].flat())];
  const commits = checkout.commits(from, to, [...changed, ...arrived]);
  const lines = checkout.lines(from, to, changed);
  const commitsOfFiles = (names: readonly string[]): number =>
    new Set(names.flatMap((name) => commits.get(name) ?? [])).size;
  return pending.map(({ source, locked }): [string, Verdict] => {
    const { path } = source;
    const names = files.get(path) ?? [];
    const entry = entryOf(source);
    const moved = movedTo.get(path);
    if (moved !== undefined) {
      const between = checkout.linesBetween(locked.object, there.get(moved) ?? '');
      return [
        entry,
        {
          state: 'moved',
          to: moved,
          commits: commitsOfFiles([path, moved]),
          ...(between === undefined ? {} : { lines: between }),
          command: git(checkout, 'diff', `${short(from)}:${path}`, `${short(to)}:${moved}`),
        },
      ];
    }
    const change = {
      commits: commitsOfFiles(names),
      ...(lines === undefined ? {} : { lines: sumLines(names.flatMap((name) => lines.get(name) ?? [])) }),
      ...(names.length === 1 && names[0] === path ? {} : { files: names }),
    };
    return now.has(path)
      ? [
          entry,
          {
            state: 'changed',
            ...change,
            command: git(checkout, 'diff', short(from), short(to), '--', ...shown(path, names)),
          },
        ]
      : [
          entry,
          {
            state: 'gone',
            ...change,
            command: git(
              checkout,
              'log',
              '-1',
              '-p',
              `${short(from)}..${short(to)}`,
              '--',
              ...shown(path, names),
            ),
          },
        ];
  });
}

/** Sources whose commit is missing, by rewritten or shallow history. */
function withoutCommit(
  checkout: Checkout,
  to: string,
  pending: readonly Pending[],
  now: ReadonlyMap<string, string>,
): [string, Verdict][] {
  const lost = pending.filter(({ source }) => !now.has(source.path)).map(({ locked }) => locked.object);
  const elsewhere = lost.length === 0 ? new Map<string, string>() : checkout.filesWith(to, lost);
  return pending.map(({ source, locked }): [string, Verdict] => {
    const entry = entryOf(source);
    const object = now.get(source.path);
    const moved = elsewhere.get(locked.object);
    if (object !== undefined) {
      const lines = checkout.linesBetween(locked.object, object);
      return [
        entry,
        {
          state: 'changed',
          ...(lines === undefined ? {} : { lines }),
          command: git(checkout, 'show', `${short(to)}:${source.path}`),
          rewritten: true,
        },
      ];
    }
    return moved === undefined
      ? [
          entry,
          {
            state: 'gone',
            command: git(checkout, 'log', '-p', short(to), '--', source.path),
            rewritten: true,
          },
        ]
      : [
          entry,
          {
            state: 'moved',
            to: moved,
            lines: { added: 0, removed: 0 },
            command: git(checkout, 'show', `${short(to)}:${moved}`),
            rewritten: true,
          },
        ];
  });
}

/** Files not identical in both lists. */
function differing(
  before: ReadonlyMap<string, string> = new Map(),
  after: ReadonlyMap<string, string> = new Map(),
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort(compareText);
}

/** New paths of files, by renames, otherwise by equal contents. */
function whereTo(
  checkout: Checkout,
  from: string,
  to: string,
  lost: readonly Pending[],
): ReadonlyMap<string, string> {
  const single = lost.filter(({ source }) => !isPattern(source.path));
  const renamed = checkout.renamed(
    from,
    to,
    single.map(({ source }) => source.path),
  );
  const rest = single.filter(
    ({ source, locked }) => !renamed.has(source.path) && locked.object !== emptyFile,
  );
  if (rest.length === 0) return renamed;
  const alike = checkout.filesWith(
    to,
    rest.map(({ locked }) => locked.object),
  );
  return new Map([
    ...renamed,
    ...rest.flatMap(({ source, locked }): [string, string][] => {
      const now = alike.get(locked.object);
      return now === undefined ? [] : [[source.path, now]];
    }),
  ]);
}

/** Hash of an empty file, which identifies no rename. */
const emptyFile = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

/** Most files listed in a command. */
const maxShown = 5;

/**
 * Path arguments that show a source: the path, a pattern's files, or their
 * folder.
 */
function shown(path: string, files: readonly string[]): readonly string[] {
  if (!isPattern(path)) return [path];
  return files.length <= maxShown
    ? files
    : [
        path
          .split('/')
          .filter((_part, index, parts) => !parts.slice(0, index + 1).some(isPattern))
          .join('/') || '.',
      ];
}

function sumLines(lines: readonly Lines[]): Lines {
  return {
    added: sum(lines.map(({ added }) => added)),
    removed: sum(lines.map(({ removed }) => removed)),
  };
}

function git(checkout: Checkout, ...args: readonly string[]): string {
  return ['git', '-C', checkout.name, ...args].map(quoted).join(' ');
}

/** Quotes a shell word. */
function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function short(commit: string): string {
  return commit.slice(0, 10);
}
