import { type KnownError, errorTitle } from '@site/src/data/errors';

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
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = haystack(error);
  return words.every((word) => text.includes(word));
}
