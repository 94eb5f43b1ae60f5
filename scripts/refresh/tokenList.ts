import { type ChainsFile } from '../../src/data/chains';
import { readTokenList, tokenListPath } from '../../src/refresh/tokenlist/readTokenList';
import { type TokensFile } from '../../src/data/tokens';
import { openCheckout } from '../support/checkout';
import { type Refreshed, serialized, type Target } from './part';

export function tokenListPart(named: string, target: Target): Refreshed {
  const { commit, commit_date, read } = openCheckout(named, [tokenListPath]);
  const at = { commit, commit_date };
  const { data, notices } = readTokenList(
    read(tokenListPath),
    at,
    target.json('data/tokens.json') as TokensFile,
    target.json('data/chains.json') as ChainsFile,
  );
  return {
    from: `${data.tokens.length} tokens`,
    state: `the token list at ${commit.slice(0, 8)}`,
    at,
    command: 'npm run data:refresh -- --tokenlist PATH',
    files: new Map([['data/tokens.json', serialized(data)]]),
    notices,
    decisions: [],
  };
}
