/** Web worker: loads the index of a version once and searches it. */
import { createEngine, type Engine } from './engine';
import { type Answer, type Question } from './messages';
import { keepPlaces } from './places';
import { toOutcome } from './results';
import { readSearchFile, type SearchFile, searchFileName } from './searchFile';

interface Loaded {
  readonly file: SearchFile;
  readonly engine: Engine;
  /** Resolves when all texts are indexed. */
  readonly whole: Promise<void>;
  isPartial: boolean;
}

/**
 * By base path. Failures are kept, so that every request gets the same answer.
 */
const versions = new Map<string, Promise<Loaded>>();
/** Milliseconds of indexing between requests. */
const stretch = 20;
/** Milliseconds that names alone wait for the texts, whose results are better. */
const wait = 500;
const placed = keepPlaces();
/** Id of the newest search; only that one is listed. */
let newest = 0;

async function load(versionUrl: string): Promise<Loaded> {
  const url = new URL(versionUrl + searchFileName, location.origin);
  if (url.origin !== location.origin) throw new Error('The search index is elsewhere.');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index responded with ${response.status}.`);
  const file = readSearchFile(await response.json());
  const engine = createEngine(file);
  const whole = indexAll(engine);
  const loaded: Loaded = { file, engine, whole, isPartial: true };
  void whole.then(() => (loaded.isPartial = false));
  return loaded;
}

async function indexAll(engine: Engine): Promise<void> {
  while (!engine.indexFor(stretch)) await pause(0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function answer(question: Question): Promise<Answer> {
  const { id, versionUrl } = question;
  const version = versions.get(versionUrl) ?? load(versionUrl);
  versions.set(versionUrl, version);
  try {
    const loaded = await version;
    if (question.ask === 'load') return { id, outcome: undefined, isPartial: loaded.isPartial };
    const { query, filters, limit, whole } = question;
    newest = Math.max(newest, id);
    await (whole ? loaded.whole : Promise.race([loaded.whole, pause(wait)]));
    const { isPartial } = loaded;
    const outcome = toOutcome(loaded.file, loaded.engine.search(query), filters, limit);
    if (id < newest) return { id, outcome, isPartial };
    const results = placed(JSON.stringify([versionUrl, query, filters, limit]), outcome.results);
    return { id, outcome: { ...outcome, results }, isPartial };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((message) => postMessage(message));
});
