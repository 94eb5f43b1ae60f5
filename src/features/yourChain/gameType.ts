import { gameTypeName, protocolParams, type RespectedGameType } from '@site/src/data/protocolParams';

/** What is known about a chain's respected game type. */
export type GameType =
  | {
      readonly status: 'known';
      readonly type: number;
      /** As in Types.sol. */
      readonly name: string | undefined;
      /** Since when, or when it was last confirmed: `since Upgrade 20, 2026-09-24`. */
      readonly when: string;
    }
  | {
      readonly status: 'unknown';
      /** Date of the newest source, `YYYY-MM-DD`; undefined if no source was read. */
      readonly newest: string | undefined;
    };

/**
 * The respected game type of a chain.
 *
 * @param identifier as in chains.json
 * @param types game types that sources name, possibly a snapshot's
 */
export function gameTypeOf(
  identifier: string,
  types: readonly RespectedGameType[] = protocolParams.proofs.respected_game_types,
): GameType {
  const found = types.find(({ chain }) => chain === identifier);
  if (!found) {
    const days = types.map(({ since, kept }) => since ?? kept ?? '');
    return { status: 'unknown', newest: days.sort().at(-1) };
  }
  const { type, since, kept, upgrade } = found;
  const when = since === undefined ? `kept by ${upgrade}, ${kept}` : `since ${upgrade}, ${since}`;
  return { status: 'known', type, name: gameTypeName(type), when };
}
