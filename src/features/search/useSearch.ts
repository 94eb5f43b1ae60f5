import { useEffect, useRef, useState } from 'react';

import { loadSearch, type Request, search } from './client';
import { newestOnly } from './newestOnly';
import { type Filters, type Outcome, type Result } from './results';

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

/** Milliseconds that names alone wait for the texts, whose results are better. */
const wait = 500;

/** The results listed for a query, which keep their places. */
interface Listed {
  readonly key: string;
  readonly results: readonly Result[];
}

/** New results follow those that a reader may be about to choose. */
function inPlace(listed: readonly Result[], found: readonly Result[]): readonly Result[] {
  const there = new Set(listed.map(({ href }) => href));
  return [...listed, ...found.filter(({ href }) => !there.has(href))];
}

/**
 * Searches for the latest query; the previous results stay until the new ones
 * arrive.
 */
export function useSearch(versionUrl: string, query: string, filters: Filters, limit: number): SearchState {
  const [state, setState] = useState(nothing);
  const newest = useRef(newestOnly((request: Request) => search(request)));
  const listed = useRef<Listed>({ key: '', results: [] });
  const { type, reader, section } = filters;
  const asked = query.trim();
  useEffect(() => {
    let current = true;
    const key = JSON.stringify([versionUrl, asked, type, reader, section]);
    const ask = (whole: boolean): ReturnType<typeof search> =>
      newest.current({ versionUrl, query: asked, filters: { type, reader, section }, limit, whole });
    const show = (outcome: Outcome): void => {
      if (!current) return;
      const results = inPlace(listed.current.key === key ? listed.current.results : [], outcome.results);
      listed.current = { key, results };
      setState({ outcome: { ...outcome, results }, query: asked });
    };
    const run = async (): Promise<void> => {
      const { outcome, isPartial } = await ask(false);
      if (!current || !isPartial) return show(outcome);
      const timer = setTimeout(show, wait, outcome);
      const whole = await ask(true).finally(() => clearTimeout(timer));
      return show(whole.outcome);
    };
    // useSearchFailure reports it.
    if (asked !== '') run().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [versionUrl, asked, type, reader, section, limit]);
  return asked === '' ? nothing : state;
}
