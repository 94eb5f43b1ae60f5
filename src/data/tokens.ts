/**
 * Tokens of the Superchain token list on Ethereum, OP Mainnet, Base and their Sepolia networks.
 * A listing is not an endorsement. 97 kB: import it only where the list is shown.
 */
import { type Facts } from '../lib/schema/types';
import type { tokensFileSchema } from './tokens.schema';
import { type Source } from './provenance';
import raw from './tokens.json';

/** A token with its address on each chain of the list. */
export type Token = TokensFile['tokens'][number];

/** The shape of tokens.json. */
export type TokensFile = Facts<typeof tokensFileSchema>;

const file = raw;

/** The token list in its own repository. */
export const tokensSource: Source = file.source;
/** Names of the chains of the list by their ids. */
export const tokenChains: Readonly<Record<string, string>> = file.chains;

/** By symbol. */
export function allTokens(): readonly Token[] {
  return file.tokens;
}
