import { type Answer, type Question } from './messages';
import { type Filters, type Outcome } from './results';

type Unnumbered<Numbered> = Numbered extends unknown ? Omit<Numbered, 'id'> : never;
type Success = Extract<Answer, { readonly isPartial: boolean }>;

interface Waiting {
  readonly resolve: (answer: Success) => void;
  readonly reject: (reason: Error) => void;
}

/** Pending requests by id. */
const waiting = new Map<number, Waiting>();
let asked = 0;
/** Created on first use. */
let worker: Worker | undefined;

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) waiter?.reject(new Error(data.failure));
    else waiter?.resolve(data);
  });
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The search worker is not running.'));
    waiting.clear();
    // A failed worker is replaced on the next request.
    worker = undefined;
  });
  return started;
}

async function ask(question: Unnumbered<Question>): Promise<Success> {
  worker ??= startWorker();
  asked += 1;
  const id = asked;
  const answer = new Promise<Success>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ ...question, id });
  return answer;
}

/**
 * Loads the index of a version, given its base path. Rejects if it cannot be
 * loaded.
 */
export async function loadSearch(versionUrl: string): Promise<void> {
  await ask({ ask: 'load', versionUrl });
}

export interface Request {
  readonly versionUrl: string;
  readonly query: string;
  readonly filters: Filters;
  readonly limit: number;
  /** Wait until all texts are indexed. */
  readonly whole: boolean;
}

/** Searches a version. Rejects if its index cannot be loaded. */
export async function search(
  request: Request,
): Promise<{ readonly outcome: Outcome; readonly isPartial: boolean }> {
  const { outcome, isPartial } = await ask({ ask: 'search', ...request });
  if (outcome === undefined) throw new Error('The search worker has no answer.');
  return { outcome, isPartial };
}
