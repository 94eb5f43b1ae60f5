/** Checkouts given to a command. */
import { existsSync } from 'node:fs';

import { nearest } from '../../src/lib/problems';
import { type OpenCheckout, openCheckout } from './git';
import { UsageError } from './usage';

interface Rules {
  /** Repositories that sources name. */
  readonly named: readonly string[];
  /** Whether a revision may follow the path; each repository may then occur once. */
  readonly revisions: boolean;
}

/**
 * Opens the checkouts of `--repo owner/name=PATH[@REVISION]`, in the given order. Throws one sentence for
 * malformed arguments and repositories that no source names.
 */
export function openRepositories(
  options: readonly string[],
  { named, revisions }: Rules,
): Map<string, [OpenCheckout, ...OpenCheckout[]]> {
  const form = `--repo owner/name=CHECKOUT${revisions ? '[@REVISION]' : ''}`;
  if (options.length === 0) {
    throw new UsageError(`Say which repositories are at hand, with ${form} for each.`);
  }
  const opened = new Map<string, [OpenCheckout, ...OpenCheckout[]]>();
  for (const option of options) {
    const [, repository, place] = /^([\w.-]+\/[\w.-]+)=(.+)$/.exec(option) ?? [];
    if (repository === undefined || place === undefined) {
      throw new UsageError(`--repo takes owner/name=CHECKOUT, not "${option}".`);
    }
    if (!named.includes(repository)) {
      const meant = nearest(repository, named);
      throw new UsageError(
        `No page and no data file names ${repository} as a source.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
      );
    }
    const others = opened.get(repository) ?? [];
    if (revisions && others.length > 0) throw new UsageError(`${repository} was given twice.`);
    const [path, revision] = revisions ? placeAndRevision(place) : [place];
    const [first, ...more] = [...others, openCheckout(path, revision)];
    if (first) opened.set(repository, [first, ...more]);
  }
  return opened;
}

/** Splits `PATH@REVISION` at the first `@` after an existing path; both may contain `@`. */
function placeAndRevision(place: string): readonly [path: string, revision?: string] {
  if (existsSync(place)) return [place];
  for (let at = place.indexOf('@'); at >= 0; at = place.indexOf('@', at + 1)) {
    const [path, revision] = [place.slice(0, at), place.slice(at + 1)];
    if (path !== '' && existsSync(path) && revision !== '') return [path, revision];
  }
  return [place];
}
