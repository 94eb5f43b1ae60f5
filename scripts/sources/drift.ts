/** `npm run sources:drift`: reports changed sources of pages and data. */
import { parseArgs } from 'node:util';

import { compareSources, type Known } from '../../src/content/sources/drift';
import { type Lock, repositoriesOf } from '../../src/content/sources/lock';
import { formats, hasDrift, showReport } from '../../src/content/sources/report';
import { noTriage, type Triage } from '../../src/content/sources/triage';
import { openRepositories } from './repositories';
import { isFrozen, readState, readSubjects, writeState } from './repository';
import { type Surroundings } from './surroundings';
import { UsageError } from './usage';

/** Returns 1 if there are unconfirmed changes. */
export function drift(args: readonly string[], { root, print }: Surroundings): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repo: { type: 'string', multiple: true, default: [] },
      format: { type: 'string', default: 'text' },
      write: { type: 'boolean', default: false },
    },
  });
  const format = formats.find((name) => name === values.format);
  if (!format) throw new UsageError(`--format takes ${formats.join(', ')}, not "${values.format}".`);
  const all = readSubjects(root);
  const named = repositoriesOf(all);
  // Snapshots describe the past, whatever their sources are now.
  const subjects = all.filter((subject) => !isFrozen(subject));
  const lock = readState<Lock>(root, 'lock.json', {});
  const triage = readState<Triage>(root, 'triage.json', noTriage);
  const opened = openRepositories(values.repo, { named, revisions: true });
  const repositories = new Map([...opened].map(([repository, [only]]) => [repository, only]));
  const { report, known } = compareSources(subjects, lock, repositories, triage);
  if (values.write) {
    const former = readState<Known>(root, 'known.json', {});
    const today = repositoriesOf(subjects);
    const merged = Object.entries({ ...former, ...known }).filter(([repository]) =>
      today.includes(repository),
    );
    writeState(root, 'known.json', Object.fromEntries(merged.sort(([a], [b]) => (a < b ? -1 : 1))));
  }
  print(showReport(report, format).trimEnd());
  return hasDrift(report) ? 1 : 0;
}
