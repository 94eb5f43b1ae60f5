import { type ReactNode } from 'react';

import { type GameType } from '@site/src/features/yourChain/gameType';

/** A respected game type in words, or that no source names it. */
export default function GameTypeWords({ gameType }: { readonly gameType: GameType }): ReactNode {
  if (gameType.status === 'unknown') {
    return (
      <em>
        not known{gameType.newest !== undefined && <> (newest source: {gameType.newest})</>}; query the chain
      </em>
    );
  }
  const { type, name, when } = gameType;
  return (
    <span>
      {type}
      {name !== undefined && (
        <>
          , <code>{name}</code>
        </>
      )}
      , {when}
    </span>
  );
}
