/** Pages and data files of this repository, and the state files of `src/content/sources`. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

import { routeOfId } from '../../src/content/versions/routes';
import { type Subject, entriesOfData, entriesOfPage } from '../../src/content/sources/subjects';
import { filesBelow } from '../support/filesBelow';
import { readFrontMatter } from '../support/frontMatter';
import { UsageError } from './usage';

/** Current pages with routes, snapshot pages and data files, by path. Throws with all that cannot be read. */
export function readSubjects(root: string): Subject[] {
  const files = [
    ...pagesBelow(root, 'docs'),
    ...pagesBelow(root, 'versioned_docs'),
    ...below(root, 'src/data').filter((file) => file.endsWith('.json')),
  ];
  const problems: string[] = [];
  const subjects = files.flatMap((file) => {
    try {
      return subjectOf(root, file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  if (!subjects.some(({ route }) => route !== undefined))
    throw new UsageError(`${root} holds no pages in docs/.`);
  return subjects;
}

function subjectOf(root: string, file: string): Subject {
  if (file.endsWith('.json')) return { file, entries: entriesOfData(readJson(path.join(root, file))) };
  const entries = entriesOfPage(frontMatterOf(root, file));
  return file.startsWith('docs/')
    ? { file, route: routeOfId(file.slice('docs/'.length, -'.mdx'.length)), entries }
    : { file, entries };
}

/** Whether it is a snapshot page, which describes the past whatever its sources are now. */
export function isFrozen({ file }: Subject): boolean {
  return file.startsWith('versioned_docs/');
}

function pagesBelow(root: string, folder: string): string[] {
  return below(root, folder).filter(
    (file) => file.endsWith('.mdx') && !file.split('/').some((part) => part.startsWith('_')),
  );
}

function below(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full) ? filesBelow(full).map((file) => `${folder}/${file}`) : [];
}

function frontMatterOf(root: string, file: string): Readonly<Record<string, unknown>> {
  try {
    return readFrontMatter({ file, text: readFileSync(path.join(root, file), 'utf8') });
  } catch (error) {
    throw new UsageError(`${firstLine(error)}.`);
  }
}

/** A file as JSON. Throws with its name if it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is not readable as JSON: ${firstLine(error)}.`);
  }
}

function firstLine(error: unknown): string {
  return (isNativeError(error) ? error.message : String(error)).split('\n')[0]?.replace(/[.:]$/, '') ?? '';
}

/** A state file of `src/content/sources`, or `nothing` if missing. */
export function readState<State>(root: string, name: string, nothing: State): State {
  const file = path.join(root, 'src/content/sources/state', name);
  // Only these commands write it, and a content test checks its form.
  return existsSync(file) ? (readJson(file) as State) : nothing;
}

/** Writes a state file atomically. Returns whether it changed. */
export function writeState(root: string, name: string, state: unknown): boolean {
  const folder = path.join(root, 'src/content/sources/state');
  const file = path.join(folder, name);
  const text = `${JSON.stringify(state, undefined, 1)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(folder, { recursive: true });
  const temporary = path.join(folder, `.${name}.tmp`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  return true;
}
