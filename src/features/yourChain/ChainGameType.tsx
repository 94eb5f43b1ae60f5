import { type ReactNode } from 'react';

import { type ChainProps } from '@site/src/data/chainsThen';
import { gameTypeOf } from '@site/src/features/yourChain/gameType';
import { useYourChain } from '@site/src/features/yourChain/useYourChain';

import GameTypeWords from './GameTypeWords';

/** Respected game type of the reader's chain, if a source names it, inline: `<ChainGameType />`. */
export default function ChainGameType({ then }: ChainProps): ReactNode {
  const { chain } = useYourChain(then);
  return <GameTypeWords gameType={gameTypeOf(chain.identifier, then && (then.gameTypes ?? []))} />;
}
