/** In place of the module of that name in the search plugin's theme: asks a worker that ranks in its own way. */
import { type Answer, type Question } from './messages';
import { newestOnly } from './newestOnly';
import { type SearchResult } from './results';

type Unnumbered<Numbered> = Numbered extends unknown ? Omit<Numbered, 'id'> : never;

interface Waiting {
  readonly resolve: (results: readonly SearchResult[]) => void;
  readonly reject: (reason: Error) => void;
}

/** Those who wait for an answer, by the number of their question. */
const waiting = new Map<number, Waiting>();
let asked = 0;
/** Nothing of search is loaded before it is used. */
let worker: Worker | undefined;

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if ('results' in data) waiter?.resolve(data.results);
    else waiter?.reject(new Error(data.failure));
  });
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The search worker does not run.'));
    waiting.clear();
    // The next question is a new attempt.
    worker = undefined;
  });
  return started;
}

async function ask(question: Unnumbered<Question>): Promise<readonly SearchResult[]> {
  // Outside of builds there is no index.
  if (process.env.NODE_ENV !== 'production') return [];
  worker ??= startWorker();
  asked += 1;
  const id = asked;
  const answer = new Promise<readonly SearchResult[]>((resolve, reject) =>
    waiting.set(id, { resolve, reject }),
  );
  worker.postMessage({ ...question, id });
  return answer;
}

/** Loads the index of a version, given by the path it is below. Rejects where it cannot be loaded. */
export async function fetchIndexesByWorker(versionUrl: string): Promise<void> {
  await ask({ ask: 'load', versionUrl });
}

type Search = (versionUrl: string, query: string, limit: number) => Promise<readonly SearchResult[]>;

/** By the number of results that is asked for, which tells the bar from the page of results: neither displaces the other. */
const searches = new Map<number, Search>();

/**
 * At most `limit` results for what was typed, best first; no answer where a newer query came before this one
 * could be asked. Rejects where the index cannot be loaded.
 *
 * @param _searchContext a part of the site to search; this one has none
 */
export async function searchByWorker(
  versionUrl: string,
  _searchContext: string,
  query: string,
  limit: number,
): Promise<readonly SearchResult[]> {
  const search: Search =
    searches.get(limit) ??
    newestOnly(async (url: string, text: string, most: number) =>
      ask({ ask: 'search', versionUrl: url, query: text, limit: most }),
    );
  searches.set(limit, search);
  return search(versionUrl, query, limit);
}
