/** Constants of derivation, precompiles, the deposit gas market and fault proofs. */
import { type Facts } from '../lib/schema/types';
import type { protocolParamsFileSchema } from './protocolParams.schema';
import raw from './protocol-params.json';

/** A derivation parameter: either `before` and `after` a fork, or one `value`. */
export type DerivationParam = ProtocolParamsFile['derivation'][number];

/** The type of dispute game that a chain's withdrawals rest on. */
export type RespectedGameType = ProtocolParamsFile['proofs']['respected_game_types'][number];

/** The shape of protocol-params.json. */
export type ProtocolParamsFile = Facts<typeof protocolParamsFileSchema>;

/** Everything in the file; it is small. */
export const protocolParams: ProtocolParamsFile = raw;

/** The name that Types.sol has for a game type; undefined for a number it does not have. */
export function gameTypeName(type: number): string | undefined {
  return Object.entries(protocolParams.proofs.game_types).find(([, number]) => number === type)?.[0];
}

/** What is known of the game type that a chain respects; undefined where no source says it. */
export function respectedGameType(chain: string): RespectedGameType | undefined {
  return protocolParams.proofs.respected_game_types.find((each) => each.chain === chain);
}
