/** In place of the module of that name in the search plugin's theme: what is typed over is not searched for. */
import {
  fetchIndexesByWorker,
  searchByWorker as original,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';

import { newestOnly } from './newestOnly';

type Search = typeof original;

/** By the number of results that is asked for, which tells the bar from the page of results: neither displaces the other. */
const searches = new Map<number, Search>();

export { fetchIndexesByWorker };

/** Like the original, but without an answer where a newer query came before this one could be asked. */
export const searchByWorker: Search = (baseUrl, context, input, limit) => {
  const search = searches.get(limit) ?? newestOnly(original);
  searches.set(limit, search);
  return search(baseUrl, context, input, limit);
};
