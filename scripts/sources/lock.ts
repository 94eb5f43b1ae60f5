/** `npm run sources:lock`: records every source at its named revision. */
import { parseArgs } from 'node:util';

import { entryOf, parseEntry } from '../../src/content/sources/entry';
import { exceptions, isExcepted } from '../../src/content/sources/exceptions';
import {
  type Lock,
  lockSources,
  repositoriesOf,
  uniqueSources,
  type Unresolved,
} from '../../src/content/sources/lock';
import { groupBy } from '../../src/content/sources/text';
import { openRepositories } from './repositories';
import { readState, readSubjects, writeState } from './repository';
import { type Surroundings } from './surroundings';

/** Returns 1 if a source is neither in the lock nor an exception. */
export function lock(args: readonly string[], { root, print }: Surroundings): number {
  const { values } = parseArgs({
    args: [...args],
    options: { repo: { type: 'string', multiple: true, default: [] } },
  });
  const subjects = readSubjects(root);
  const entries = subjects.flatMap((subject) => subject.entries);
  const opened = openRepositories(values.repo, { named: repositoriesOf(subjects), revisions: false });
  const checkouts = new Map(
    [...opened].map(([repository, all]) => [repository, all.map(({ checkout }) => checkout)]),
  );
  const former = readState<Lock>(root, 'lock.json', {});
  const { lock: next, unresolved, moved } = lockSources(entries, former, checkouts);
  const written = writeState(root, 'lock.json', next);

  const locked = uniqueSources(entries).length - unresolved.filter(({ kept }) => !kept).length;
  print(`${written ? 'Written' : 'Up to date'}: ${locked} sources in src/content/sources/state/lock.json.`);
  for (const { repository, revision, before, now } of moved) {
    print(
      `${repository}@${revision} was ${before.slice(0, 10)} and is now ${now.slice(0, 10)}: the tag was moved.`,
    );
  }
  list(
    print,
    'Not resolved, kept as they were',
    unresolved.filter(({ kept }) => kept),
  );
  const missing = unresolved.filter(({ kept }) => !kept);
  const excepted = missing.filter(({ source }) => isExcepted(entryOf(source), exceptions));
  list(print, 'Not resolved, and exceptions', excepted);
  const lacking = missing.filter((item) => !excepted.includes(item));
  list(print, 'Not resolved, and not in the lock', lacking);
  const pages = [...new Set(entries.filter((entry) => parseEntry(entry) === undefined))];
  print(`${pages.length} sources are web pages or have another form, and cannot be locked.`);
  return lacking.length === 0 ? 0 : 1;
}

function list(print: (line: string) => void, title: string, unresolved: readonly Unresolved[]): void {
  if (unresolved.length === 0) return;
  print(`${title}, ${unresolved.length}:`);
  const alike = ({ source, reason }: Unresolved): string =>
    `${source.repository}@${source.revision} ${reason}`;
  for (const [first, ...more] of groupBy(unresolved, alike).values()) {
    if (!first) continue;
    const others = more.length === 0 ? '' : ` and ${more.length} more of ${first.source.revision}`;
    print(`  ${entryOf(first.source)}${others}: ${first.reason}`);
  }
}
