/** Runs beside the page: reads the index of a version once, and searches it. */
import { searchIndexUrl } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';

import { type Answer, type Question } from './messages';
import { results } from './results';
import { readIndex, type SearchIndex } from './searchIndex';

/** By the path the version is below. One that failed goes on failing, so that everyone is told the same. */
const indexes = new Map<string, Promise<SearchIndex>>();

async function load(versionUrl: string): Promise<SearchIndex> {
  const url = new URL(versionUrl + searchIndexUrl.replace('{dir}', ''), location.origin);
  if (url.origin !== location.origin) throw new Error('The search index is elsewhere.');
  const response = await fetch(url);
  return readIndex(await response.json());
}

async function answer(question: Question): Promise<Answer> {
  const { id, versionUrl } = question;
  const index = indexes.get(versionUrl) ?? load(versionUrl);
  indexes.set(versionUrl, index);
  try {
    const loaded = await index;
    return { id, results: question.ask === 'search' ? results(loaded, question.query, question.limit) : [] };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((message) => postMessage(message));
});
