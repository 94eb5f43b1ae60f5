import { type Token } from '@site/src/data/tokens';

export function tokenRowId({ id }: Pick<Token, 'id'>): string {
  return `token-${id}`;
}
