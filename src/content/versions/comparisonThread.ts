/** Worker that compares the versions of pages. */
import { takePart } from '../../lib/threads';
import { versionsOfPage } from './files';
import { type PageVersion, type Step, stepsOf } from './pageChanges';

/** A comparison, or why a text cannot be compared, with the texts. */
export interface Comparison {
  readonly versions: readonly PageVersion[];
  readonly steps?: readonly Step[];
  readonly problem?: string;
}

/** @param file path of a page within its version */
export function compareVersions(file: string): Comparison {
  const versions = versionsOfPage(file);
  try {
    return { versions, steps: stepsOf(versions) };
  } catch (error) {
    return { versions, problem: error instanceof Error ? error.message : String(error) };
  }
}

void takePart(compareVersions, (file) => file);
