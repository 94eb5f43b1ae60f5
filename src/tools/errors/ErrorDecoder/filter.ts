import { type KnownError, errorGroups, errorTitle } from '@site/src/data/errors';

import { wordsOf } from '../../../ui/ReferenceEntry/hasWords';

/** Searchable text of an error, in lower case. */
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

let haystacks: ReadonlyMap<KnownError, string> | undefined;

/** Errors that contain every word of the filter; all for an empty one. */
export function errorsWith(filter: string): ReadonlySet<KnownError> {
  haystacks ??= new Map(errorGroups.flatMap(({ errors }) => errors.map((error) => [error, haystack(error)])));
  const words = wordsOf(filter);
  return new Set(
    [...haystacks].filter(([, text]) => words.every((word) => text.includes(word))).map(([error]) => error),
  );
}
