/** `npm run sources:confirm` and `npm run sources:outdated`: the result of rereading a page. */
import { parseArgs } from 'node:util';

import { nearest } from '../../src/lib/problems';
import { type Known } from '../../src/content/sources/drift';
import { parseEntry } from '../../src/content/sources/entry';
import { type Lock, lockedSource } from '../../src/content/sources/lock';
import { type Subject } from '../../src/content/sources/subjects';
import {
  confirm,
  markOutdated,
  noTriage,
  sentenceProblem,
  type Triage,
} from '../../src/content/sources/triage';
import { type Surroundings } from './cli';
import { readState, readSubjects, writeState } from './repository';
import { UsageError } from './usage';

/** Records that a page is true with its sources as last compared. */
export function confirmPage(args: readonly string[], { root, print, today }: Surroundings): number {
  const [route = '', ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (route === '' || more.length > 0)
    throw new UsageError('Say which page: npm run sources:confirm -- ROUTE');
  const page = pageOf(root, route);
  const sources = changedSources(
    page,
    readState<Lock>(root, 'lock.json', {}),
    readState<Known>(root, 'known.json', {}),
  );
  const triage = readState<Triage>(root, 'triage.json', noTriage);
  writeState(root, 'triage.json', confirm(triage, route, { date: today, sources }));
  const changed = Object.keys(sources).length;
  print(
    `${route} was read again on ${today} and is still true${changed === 0 ? '' : `, with ${changed} of its ${page.entries.length} source${page.entries.length === 1 ? '' : 's'} changed`}.`,
  );
  return 0;
}

/** Records what on a page is no longer true; readers are told. */
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
  const page = pages.find((subject) => subject.route === route);
  if (page) return page;
  const meant = nearest(
    route,
    pages.flatMap((subject) => subject.route ?? []),
  );
  throw new UsageError(
    `No page has the route ${route}.${meant === undefined ? ' Routes are such as /interop/explainer.' : ` Did you mean ${meant}?`}`,
  );
}

/** Current state of the page's sources that differ from the lock. */
function changedSources(page: Subject, lock: Lock, known: Known): Record<string, string | null> {
  return Object.fromEntries(
    page.entries.flatMap((entry): [string, string | null][] => {
      const source = parseEntry(entry);
      const locked = source && lockedSource(lock, source);
      const object = source && known[source.repository]?.files[source.path];
      return locked && object !== undefined && object !== locked.object ? [[entry, object]] : [];
    }),
  );
}
