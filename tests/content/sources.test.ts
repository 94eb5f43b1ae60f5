/** Sources of pages and data are locked or excepted, and their records are valid. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readSubjects } from '@site/scripts/sources/repository';
import { type Known } from '@site/src/content/sources/drift';
import { exceptions, isExcepted, isLocked, unusedExceptions } from '@site/src/content/sources/exceptions';
import { type Lock, unusedOfLock } from '@site/src/content/sources/lock';
import { sentenceProblem, type Triage } from '@site/src/content/sources/triage';
import { parseEntry } from '@site/src/content/sources/entry';

import { allPages, root } from '../support/repository';

const subjects = readSubjects(root);
const entries = subjects.flatMap((subject) => subject.entries);
const text = (name: string): string =>
  readFileSync(path.join(root, 'src/content/sources/state', name), 'utf8');
const lock = JSON.parse(text('lock.json')) as Lock;
const known = JSON.parse(text('known.json')) as Known;
const triage = JSON.parse(text('triage.json')) as Triage;
const day = /^\d{4}-\d\d-\d\d$/;
const hash = /^[0-9a-f]{40}$/;

describe('sources', () => {
  it('cover every page of every version and the data files', () => {
    expect(subjects.filter(({ route }) => route !== undefined)).toHaveLength(allPages().length);
    for (const part of ['versioned_docs/', 'src/data/']) {
      expect(
        subjects.filter(({ file, entries }) => file.startsWith(part) && entries.length > 0).length,
      ).toBeGreaterThan(10);
    }
  });

  it('are in the lock or excepted with a reason', () => {
    const lacking = subjects.flatMap(({ file, entries }) =>
      entries
        .filter((entry) => !isWebPage(entry) && !isLocked(entry, lock) && !isExcepted(entry, exceptions))
        .map(
          (entry) =>
            `${file}: ${entry} is not in the lock. Run: npm run sources:lock -- --repo ${repositoryOf(entry)}=CHECKOUT`,
        ),
    );
    expect(lacking).toEqual([]);
  });

  it('that cannot be watched are web pages', () => {
    const unwatched = [...new Set(entries.filter((entry) => isWebPage(entry)))];
    expect(unwatched.length).toBeGreaterThan(0);
    expect(unwatched.filter((entry) => !URL.canParse(entry))).toEqual([]);
  });
});

describe('the lock', () => {
  it('has only sources that pages and data name', () => {
    expect(
      unusedOfLock(lock, entries).map((entry) => `${entry} is named nowhere. Run: npm run sources:lock`),
    ).toEqual([]);
  });

  it('has sorted full hashes and dates', () => {
    const revisions = Object.values(lock).flatMap((repository) => Object.values(repository));
    expect(revisions.length).toBeGreaterThan(0);
    for (const { commit, date, files } of revisions) {
      expect(commit).toMatch(hash);
      expect(date).toMatch(day);
      expect(Object.values(files).filter((object) => !hash.test(object))).toEqual([]);
      expect(Object.keys(files)).toEqual(Object.keys(files).sort());
    }
    expect(Object.keys(lock)).toEqual(Object.keys(lock).sort());
    expect(text('lock.json')).toBe(`${JSON.stringify(lock, undefined, 1)}\n`);
  });
});

describe('exceptions', () => {
  it('are all needed', () => {
    expect(unusedExceptions(exceptions, entries, lock)).toEqual([]);
  });

  it('are explained and unique', () => {
    const all = exceptions.flatMap(({ sources }) => sources);
    expect(new Set(all).size).toBe(all.length);
    for (const { why } of exceptions) expect(why).toMatch(/^[A-Z].{30,}\.$/);
  });
});

describe('known states of sources', () => {
  it('have commit and date for each compared repository', () => {
    expect(Object.keys(known).length).toBeGreaterThan(0);
    for (const [repository, { commit, date, files }] of Object.entries(known)) {
      expect(lock).toHaveProperty([repository]);
      expect(commit).toMatch(hash);
      expect(date).toMatch(day);
      expect(Object.values(files).filter((object) => object !== null && !hash.test(object))).toEqual([]);
    }
  });
});

describe('results of rereading pages', () => {
  const routes = new Set(allPages().map(({ route }) => route));

  it('are about existing pages, or confirm an existing data file', () => {
    const files = new Set(subjects.map(({ file }) => file).filter((file) => file.startsWith('src/data/')));
    expect(Object.keys(triage.outdated).filter((route) => !routes.has(route))).toEqual([]);
    expect(Object.keys(triage.confirmed).filter((key) => !routes.has(key) && !files.has(key))).toEqual([]);
  });

  it('have a date, and a sentence for readers of outdated pages', () => {
    const found = [...Object.values(triage.confirmed), ...Object.values(triage.outdated)];
    expect(found.filter(({ date }) => !day.test(date))).toEqual([]);
    const problems = Object.values(triage.outdated).flatMap(
      ({ sentence }) => sentenceProblem(sentence) ?? [],
    );
    expect(problems).toEqual([]);
  });
});

/** Whether a source has no git history. */
function isWebPage(entry: string): boolean {
  return entry.startsWith('https://') && parseEntry(entry) === undefined;
}

function repositoryOf(entry: string): string {
  return parseEntry(entry)?.repository ?? 'owner/name';
}
