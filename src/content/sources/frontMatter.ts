/** Derives front-matter fields about sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pageFile } from '../versions/files';
import { routeOfId } from '../versions/routes';
import { type Checked, checkedSources } from './checked';
import { type Known } from './drift';
import { type Lock } from './lock';
import { entriesOfPage } from './subjects';
import { type Outdated, type Triage } from './triage';

export interface SourceFields {
  /** Absent if the page names no sources. */
  readonly checked?: Checked;
  /** What is no longer true. */
  readonly outdated?: Outdated;
}

/** Files written by the source commands. */
export interface SourceState {
  readonly lock: Lock;
  readonly known: Known;
  readonly triage: Triage;
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(__dirname, 'state', name), 'utf8'));

/** Not validated on load; a content test checks the files. */
const state: SourceState = {
  lock: read('lock.json') as Lock,
  known: read('known.json') as Known,
  triage: read('triage.json') as Triage,
};

/**
 * @param source project-relative path with forward slashes
 * @param frontMatter of any shape
 */
export function sourceFields(
  source: string,
  frontMatter: Readonly<Record<string, unknown>>,
  files = state,
): SourceFields {
  const route = currentRoute(source);
  const entries = entriesOfPage(frontMatter);
  const outdated = route === undefined ? undefined : files.triage.outdated[route];
  return {
    ...(entries.length === 0 ? {} : { checked: checkedSources(entries, route, files) }),
    ...(outdated === undefined ? {} : { outdated }),
  };
}

/** Undefined for snapshots, whose sources are not compared. */
function currentRoute(source: string): string | undefined {
  const page = pageFile(source);
  return page?.version === 'current' ? routeOfId(page.file.replace(/\.mdx$/, '')) : undefined;
}
