import { type KnownError, errorGroups, errorTitle } from '@site/src/data/errors';

import { wordsOf } from '../../../ui/ReferenceEntry/hasWords';

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

/** Made when a reader first filters, and not again with every letter. */
let haystacks: ReadonlyMap<KnownError, string> | undefined;

/** The errors that have every word of the filter somewhere. An empty filter finds all. */
export function errorsWith(filter: string): ReadonlySet<KnownError> {
  haystacks ??= new Map(errorGroups.flatMap(({ errors }) => errors.map((error) => [error, haystack(error)])));
  const words = wordsOf(filter);
  return new Set(
    [...haystacks].filter(([, text]) => words.every((word) => text.includes(word))).map(([error]) => error),
  );
}
