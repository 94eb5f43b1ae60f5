/** What a page's front matter is given about its sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pageFile } from '../versions/files';
import { routeOfId } from '../versions/routes';
import { type Checked, checkedSources } from './checked';
import { type Known } from './drift';
import { type Lock } from './lock';
import { entriesOfPage } from './subjects';
import { type Outdated, type Triage } from './triage';

/** Fields of a page about its sources. */
export interface SourceFields {
  /** How well its sources are known; absent where it names none. */
  readonly checked?: Checked;
  /** What of it is no longer true. */
  readonly outdated?: Outdated;
}

/** The files that the commands about sources write. */
export interface SourceState {
  readonly lock: Lock;
  readonly known: Known;
  readonly triage: Triage;
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(__dirname, 'state', name), 'utf8'));

/** Read when the site is loaded; a content test holds each file against its form. */
const state: SourceState = {
  lock: read('lock.json') as Lock,
  known: read('known.json') as Known,
  triage: read('triage.json') as Triage,
};

/**
 * @param source file of the page, relative to the project, with forward slashes
 * @param frontMatter what it says, of any shape
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

/** A page of a snapshot has none: what became of its sources since is not asked. */
function currentRoute(source: string): string | undefined {
  const page = pageFile(source);
  return page?.version === 'current' ? routeOfId(page.file.replace(/\.mdx$/, '')) : undefined;
}
