/** Comparisons of pages with their snapshots, each made once. */
import path from 'node:path';

import { inThreads } from '../../lib/threads';
import type { compareVersions, Comparison } from './comparisonThread';
import { filesOfSnapshots, versionsOfPage } from './files';
import type { PageVersion, Step } from './pageChanges';

/** By the compared texts. */
const known = new Map<string, Comparison>();

let ahead: Promise<void> | undefined;

/**
 * Steps of a page, newest first; none for a page of one version only.
 *
 * The first call compares all pages, in threads, because Docusaurus's loader
 * takes seconds for the packages that read Markdown. Pages edited since are
 * compared when asked for. Throws if a version of the page is no valid MDX.
 *
 * @param file path within the page's version
 */
export async function stepsOfPage(file: string): Promise<readonly Step[]> {
  const versions = versionsOfPage(file);
  if (versions.length < 2) return [];
  ahead ??= compare(filesOfSnapshots());
  await ahead;
  const key = keyOf(versions);
  if (!known.has(key)) await compare([file]);
  const { steps, problem } = known.get(key) ?? {};
  if (!steps) throw new Error(problem ?? `${file} has changed while it was compared.`);
  return steps;
}

async function compare(files: readonly string[]): Promise<void> {
  const program = path.join(__dirname, 'comparisonThread.ts');
  for (const comparison of await inThreads<typeof compareVersions>(program, files)) {
    known.set(keyOf(comparison.versions), comparison);
  }
}

function keyOf(versions: readonly PageVersion[]): string {
  return JSON.stringify(versions);
}
