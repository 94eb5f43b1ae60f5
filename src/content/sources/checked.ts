/** A page's statement about its sources. */
import { type Known } from './drift';
import { parseEntry } from './entry';
import { type Lock, lockedSource } from './lock';
import { confirmedObject, type Triage } from './triage';

/** How current a page's sources are. */
export interface Checked {
  /** Day of the comparison; absent if none was compared. */
  readonly known?: string;
  /** Day of the newest locked commit; absent if none is locked. */
  readonly newest?: string;
  /** Changed sources, except confirmed ones. */
  readonly changed: number;
  /** Sources not compared, such as web pages. */
  readonly others: number;
  /** Day of the last review that confirmed the page. */
  readonly confirmed?: string;
}

/**
 * State of a page's sources.
 *
 * @param route current page; undefined for snapshots, which are not compared
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
