import { type Token } from '@site/src/data/tokens';

/** Id of a token's row. */
export function tokenRowId({ id }: Pick<Token, 'id'>): string {
  return `token-${id}`;
}
