/** Constants of derivation, precompiles, the deposit gas market and fault proofs. */
import { type Facts } from '../lib/schema/types';
import type { protocolParamsFileSchema } from './protocolParams.schema';
import raw from './protocol-params.json';

/** The dispute game type that a chain's withdrawals rely on. */
export type RespectedGameType = ProtocolParamsFile['proofs']['respected_game_types'][number];

export type ProtocolParamsFile = Facts<typeof protocolParamsFileSchema>;

export const protocolParams: ProtocolParamsFile = raw;

/** A game type's name in Types.sol; undefined if it has none. */
export function gameTypeName(type: number): string | undefined {
  return Object.entries(protocolParams.proofs.game_types).find(([, number]) => number === type)?.[0];
}
