/** What a page tells its readers about its sources. */
import { type Known } from './drift';
import { parseEntry } from './entry';
import { type Lock, lockedSource } from './lock';
import { confirmedObject, type Triage } from './triage';

/** How well the sources of a page are known. */
export interface Checked {
  /** Day up to which the sources are known that were compared; absent where none was. */
  readonly known?: string;
  /** Day of the newest commit that the page names; absent where none is in the lock. */
  readonly newest?: string;
  /** Sources that changed since, except those the page was read again with. */
  readonly changed: number;
  /** Sources that were not compared, web pages among them. */
  readonly others: number;
  /** Day on which someone reread the page and found it still true. */
  readonly confirmed?: string;
}

/**
 * What is known about the sources of a page.
 *
 * @param route of a current page; of a snapshot none is given, and what became of its sources since is not asked
 */
export function checkedSources(
  entries: readonly string[],
  route: string | undefined,
  { lock, known, triage }: { readonly lock: Lock; readonly known: Known; readonly triage: Triage },
): Checked {
  const states = entries.map((entry) => {
    const source = parseEntry(entry);
    const locked = source && lockedSource(lock, source);
    const repository = source && known[source.repository];
    const object = source && repository?.files[source.path];
    if (
      !locked ||
      !repository ||
      object === undefined ||
      route === undefined ||
      locked.date > repository.date
    ) {
      return { date: locked?.date };
    }
    const changed = object !== locked.object && confirmedObject(triage, route, entry) !== object;
    return { date: locked.date, known: repository.date, changed };
  });
  const days = states.flatMap((state) => state.known ?? []).sort();
  const newest = states
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
  const confirmed = route === undefined ? undefined : triage.confirmed[route]?.date;
  return {
    ...(days[0] === undefined ? {} : { known: days[0] }),
    ...(newest === undefined ? {} : { newest }),
    changed: states.filter(({ changed }) => changed).length,
    others: states.length - days.length,
    ...(confirmed === undefined ? {} : { confirmed }),
  };
}
