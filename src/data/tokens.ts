/**
 * Tokens of the Superchain token list on Ethereum, OP Mainnet, Base and their Sepolia networks.
 * A listing is not an endorsement. 97 kB: import it only where the list is shown.
 */
import { type Address } from './chains';
import { type Source } from './provenance';
import raw from './tokens.json';

/** A token with its address on each chain of the list. */
export interface Token {
  /** Folder name in the token list repository, unique. */
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly list: 'default' | 'extended';
  /** Chain id, as decimal text, to the token's address there. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Chain id to what differs there from the values above. */
  readonly overrides?: Readonly<
    Record<string, { readonly name?: string; readonly symbol?: string; readonly decimals?: number }>
  >;
  /** Bridge key to `{chain id: bridge}`, where the token does not use the standard bridge. */
  readonly nonstandard_bridges?: Readonly<Record<string, Readonly<Record<string, Address>>>>;
}

/** The shape of tokens.json. */
export interface TokensFile {
  readonly source: Source;
  readonly list_version: { readonly major: number; readonly minor: number; readonly patch: number };
  /** ISO 8601. */
  readonly list_timestamp: string;
  /** Chain id to name. */
  readonly chains: Readonly<Record<string, string>>;
  /** Chain id to how many tokens of the list are there. */
  readonly counts: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly tokens: readonly Token[];
  readonly checks: Readonly<Record<string, readonly string[]>>;
}

const file = raw as unknown as TokensFile;

/** The token list in its own repository. */
export const tokensSource: Source = file.source;
/** Names of the chains of the list by their ids. */
export const tokenChains: Readonly<Record<string, string>> = file.chains;

/** By symbol. */
export function allTokens(): readonly Token[] {
  return file.tokens;
}
