import { useEffect, useRef, useState } from 'react';

import { loadSearch, type Request, search } from './client';
import { newestOnly } from './newestOnly';
import { type Filters, type Outcome } from './results';

/** What a search has found so far. */
export interface SearchState {
  /** What was found for the query; undefined while nothing was asked or nothing came yet. */
  readonly outcome?: Outcome;
  /** The query that was answered. */
  readonly query: string;
}

const nothing: SearchState = { query: '' };
/** After this long without an index the reader is told; it may still come. In milliseconds. */
const patience = 20_000;

/**
 * Whether the index of a version fails to load.
 *
 * @param wanted nothing is loaded before this is true
 */
export function useSearchFailure(versionUrl: string, wanted: boolean): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const tell = (failure: boolean) => (): void => {
      if (current) setFailed(failure);
    };
    const timer = setTimeout(tell(true), patience);
    loadSearch(versionUrl)
      .then(tell(false), tell(true))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [versionUrl, wanted]);
  return failed;
}

/**
 * Searches whenever the query changes, for the newest of them only. Results of the query before stay until those of
 * the new one are there.
 */
export function useSearch(versionUrl: string, query: string, filters: Filters, limit: number): SearchState {
  const [state, setState] = useState(nothing);
  const newest = useRef(newestOnly((request: Request) => search(request)));
  const { type, reader, section } = filters;
  const asked = query.trim();
  useEffect(() => {
    let current = true;
    const run = async (whole: boolean): Promise<void> => {
      const request = { versionUrl, query: asked, filters: { type, reader, section }, limit, whole };
      const { outcome, isPartial } = await newest.current(request);
      if (!current) return;
      setState({ outcome, query: asked });
      if (isPartial) await run(true);
    };
    // A failure is told by useSearchFailure.
    if (asked !== '') run(false).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [versionUrl, asked, type, reader, section, limit]);
  return asked === '' ? nothing : state;
}
