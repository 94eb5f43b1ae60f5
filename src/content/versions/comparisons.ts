/** Comparisons of pages with their snapshots, each made once. */
import path from 'node:path';

import { inThreads } from '../../lib/threads';
import type { compareVersions } from './comparisonThread';
import { filesOfSnapshots, versionsOfPage } from './files';
import { type PageVersion, type Step, stepsOf } from './pageChanges';

/** Steps by the compared texts. */
const known = new Map<string, readonly Step[]>();

let ahead: Promise<void> | undefined;

/**
 * Steps of a page, newest first.
 *
 * The first call compares all pages in threads, while Docusaurus reads pages in
 * the main one. Pages edited since are compared when asked for.
 *
 * @param file path within the page's version
 */
export async function stepsOfPage(file: string): Promise<readonly Step[]> {
  ahead ??= compareAll();
  await ahead;
  const versions = versionsOfPage(file);
  const key = keyOf(versions);
  const steps = known.get(key) ?? stepsOf(versions);
  known.set(key, steps);
  return steps;
}

async function compareAll(): Promise<void> {
  const program = path.join(__dirname, 'comparisonThread.ts');
  const compared = await inThreads<typeof compareVersions>(program, filesOfSnapshots());
  for (const { versions, steps } of compared) {
    if (steps) known.set(keyOf(versions), steps);
  }
}

function keyOf(versions: readonly PageVersion[]): string {
  return JSON.stringify(versions);
}
