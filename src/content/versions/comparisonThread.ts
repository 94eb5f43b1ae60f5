/** Worker that compares the versions of pages. */
import { takePart } from '../../lib/threads';
import { versionsOfPage } from './files';
import { type PageVersion, type Step, stepsOf } from './pageChanges';

/** A comparison with the texts it is of. */
export interface Comparison {
  readonly versions: readonly PageVersion[];
  /** Missing if a text is no valid MDX: whoever asks for that page alone gets the error. */
  readonly steps?: readonly Step[];
}

/** @param file path of a page within its version */
export function compareVersions(file: string): Comparison {
  const versions = versionsOfPage(file);
  try {
    return { versions, steps: stepsOf(versions) };
  } catch {
    return { versions };
  }
}

takePart(compareVersions, (file) => file);
