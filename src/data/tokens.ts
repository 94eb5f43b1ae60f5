/**
 * Tokens of the Superchain token list on Ethereum, OP Mainnet, Base and their Sepolia networks. A listing is
 * not an endorsement. 97 kB: import it only to show the list.
 */
import { type Facts } from '../lib/schema/types';
import type { tokensFileSchema } from './tokens.schema';
import { type Source } from './provenance';
import raw from './tokens.json';

/** A token with its addresses by chain. */
export type Token = TokensFile['tokens'][number];

export type TokensFile = Facts<typeof tokensFileSchema>;

const file = raw;

/** The token list's repository. */
export const tokensSource: Source = file.source;
/** Chain names by id. */
export const tokenChains: Readonly<Record<string, string>> = file.chains;

/** By symbol. */
export function allTokens(): readonly Token[] {
  return file.tokens;
}
