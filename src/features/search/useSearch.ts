import { useEffect, useRef, useState } from 'react';

import { loadSearch, type Request, search } from './client';
import { newestOnly } from './newestOnly';
import { type Filters, type Outcome } from './results';

export interface SearchState {
  /** Undefined until there is an answer. */
  readonly outcome?: Outcome;
  /** The answered query. */
  readonly query: string;
}

const nothing: SearchState = { query: '' };
/**
 * Milliseconds without an index before a failure is shown; it may still arrive.
 */
const patience = 20_000;

/**
 * Whether the index of a version fails to load.
 *
 * @param wanted false: nothing is loaded
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
 * Searches for the latest query; the previous results stay until the new ones
 * arrive.
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
      // A whole answer waits for all texts; a newer query does not wait for it.
      const { outcome, isPartial } = await (whole ? search(request) : newest.current(request));
      if (!current) return;
      setState({ outcome, query: asked });
      if (isPartial) await run(true);
    };
    // useSearchFailure reports it.
    if (asked !== '') run(false).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [versionUrl, asked, type, reader, section, limit]);
  return asked === '' ? nothing : state;
}
