import { type KnownError, errorTitle } from '@site/src/data/errors';

import hasWords from '../ReferenceEntry/hasWords';

/** Everything of an error that a reader may remember, in lower case. */
function haystack(error: KnownError): string {
  const particular =
    error.kind === 'custom'
      ? [error.selector]
      : error.kind === 'rpc'
        ? [error.text ?? '', String(error.code ?? '')]
        : [];
  return [errorTitle(error), error.contract, error.meaning, error.cause, ...particular]
    .join('\n')
    .toLowerCase();
}

/** Whether every word of the filter is somewhere in the error. An empty filter matches all. */
export function matches(error: KnownError, filter: string): boolean {
  return hasWords(haystack(error), filter);
}
