/** `npm run sources:confirm` and `npm run sources:outdated`: the result of rereading a page or data file. */
import { parseArgs } from 'node:util';

import { nearest } from '../../src/lib/problems';
import { type Known } from '../../src/content/sources/drift';
import { parseEntry } from '../../src/content/sources/entry';
import { type Lock, lockedSource } from '../../src/content/sources/lock';
import { keyOf, type Subject } from '../../src/content/sources/subjects';
import {
  confirm,
  markOutdated,
  noTriage,
  sentenceProblem,
  type Triage,
} from '../../src/content/sources/triage';
import { isFrozen, readState, readSubjects, writeState } from './repository';
import { type Surroundings } from './surroundings';
import { UsageError } from './usage';

/** Records that a page or data file is true with its sources as last compared. */
export function confirmSubject(args: readonly string[], { root, print, today }: Surroundings): number {
  const [key = '', ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (key === '' || more.length > 0)
    throw new UsageError('Say which page or data file: npm run sources:confirm -- ROUTE or FILE');
  const subject = subjectOf(root, key);
  const sources = changedSources(
    subject,
    readState<Lock>(root, 'lock.json', {}),
    readState<Known>(root, 'known.json', {}),
  );
  const triage = readState<Triage>(root, 'triage.json', noTriage);
  writeState(root, 'triage.json', confirm(triage, key, { date: today, sources }));
  const changed = Object.keys(sources).length;
  print(
    `${key} was read again on ${today} and is still true${changed === 0 ? '' : `, with ${changed} of its ${subject.entries.length} source${subject.entries.length === 1 ? '' : 's'} changed`}.`,
  );
  return 0;
}

/** Records what on a page is no longer true; the page shows it. */
export function markPageOutdated(args: readonly string[], { root, print, today }: Surroundings): number {
  const [route = '', sentence = '', ...more] = parseArgs({
    args: [...args],
    allowPositionals: true,
  }).positionals;
  if (route === '' || sentence === '' || more.length > 0) {
    throw new UsageError(
      'Say which page, and what of it is no longer true: npm run sources:outdated -- ROUTE "A sentence."',
    );
  }
  pageOf(root, route);
  const problem = sentenceProblem(sentence);
  if (problem !== undefined) throw new UsageError(problem);
  const triage = readState<Triage>(root, 'triage.json', noTriage);
  writeState(root, 'triage.json', markOutdated(triage, route, { date: today, sentence }));
  print(`${route} tells its readers: ${sentence}`);
  print(`When it is true again: npm run sources:confirm -- ${route}`);
  return 0;
}

/** The current page of a route. Throws, suggesting the nearest route, if there is none. */
function pageOf(root: string, route: string): Subject {
  const pages = readSubjects(root).filter((subject) => subject.route !== undefined);
  return found(pages, route, `No page has the route ${route}.`, 'Routes are such as /interop/explainer.');
}

/** The current page of a route, or the data file of a path. Throws, suggesting the nearest, if there is neither. */
function subjectOf(root: string, key: string): Subject {
  if (key.startsWith('/')) return pageOf(root, key);
  const files = readSubjects(root).filter(
    (subject) => subject.route === undefined && subject.entries.length > 0 && !isFrozen(subject),
  );
  return found(
    files,
    key,
    `No data file with sources is ${key}.`,
    'A page is named by its route, such as /interop/explainer, a data file by its path, such as src/data/fees.json.',
  );
}

function found(subjects: readonly Subject[], key: string, problem: string, allowed: string): Subject {
  const subject = subjects.find((each) => keyOf(each) === key);
  if (subject) return subject;
  const meant = nearest(key, subjects.map(keyOf));
  throw new UsageError(`${problem} ${meant === undefined ? allowed : `Did you mean ${meant}?`}`);
}

/** Current state of the subject's sources that differ from the lock. */
function changedSources(subject: Subject, lock: Lock, known: Known): Record<string, string | null> {
  return Object.fromEntries(
    subject.entries.flatMap((entry): [string, string | null][] => {
      const source = parseEntry(entry);
      const locked = source && lockedSource(lock, source);
      const object = source && known[source.repository]?.files[source.path];
      return locked && object !== undefined && object !== locked.object ? [[entry, object]] : [];
    }),
  );
}
