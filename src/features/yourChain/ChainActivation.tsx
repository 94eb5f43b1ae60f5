import { useSyncExternalStore, type ReactNode } from 'react';

import { chainListSource } from '@site/src/data/chainList';
import { type Source } from '@site/src/data/provenance';
import { forkName } from '@site/src/data/forkNames';
import useTimeZone from '@site/src/lib/hooks/useTimeZone';
import { formatLocal, formatUtc } from '@site/src/lib/time';
import { activationOf, forkKey, type Activation } from '@site/src/data/activation';
import { type ChainProps, type ChainsThen } from '@site/src/data/chainsThen';
import { useYourChain } from '@site/src/features/yourChain/useYourChain';

const noSubscription = () => () => undefined;
const dayOf = ({ commit_date }: Source): number => Math.floor(Date.parse(commit_date) / 1000);
let pageTime: number | undefined;

/** Unix seconds; on the server the date of the data, so that the HTML does not depend on the build date. */
function useNow(source: Source): number {
  return useSyncExternalStore(
    noSubscription,
    // Read once, because `getSnapshot` must return the same value on every call.
    () => (pageTime ??= Math.floor(Date.now() / 1000)),
    () => dayOf(source),
  );
}

/** Whether and since when an upgrade is active on the reader's chain. */
export function useActivation(
  upgrade: string,
  then?: ChainsThen,
): {
  readonly activation: Activation;
  readonly chainName: string;
} {
  const { chain } = useYourChain(then);
  return {
    activation: activationOf(chain, upgrade, useNow(then?.source ?? chainListSource)),
    chainName: chain.name,
  };
}

/** When an upgrade was activated on the reader's chain, inline: `<ChainActivation upgrade="isthmus" />`. */
export default function ChainActivation({
  upgrade,
  then,
}: { readonly upgrade: string } & ChainProps): ReactNode {
  const { activation, chainName } = useActivation(upgrade, then);
  const timeZone = useTimeZone();
  const name = forkName(forkKey(upgrade));
  if (activation.status === 'none') {
    return (
      <em>
        {name} is not scheduled for {chainName} in the registry
      </em>
    );
  }
  if (activation.status === 'genesis') return <span>since the first block of {chainName}</span>;
  const { time } = activation;
  return (
    <span>
      <time
        dateTime={new Date(time * 1000).toISOString()}
        // A tooltip, because longer text would shift the layout.
        title={timeZone === undefined ? undefined : `${formatLocal(time, timeZone)} where you are`}
      >
        {formatUtc(time)}
      </time>{' '}
      (Unix <code>{time}</code>){activation.status === 'scheduled' && <>, not active yet</>}
    </span>
  );
}
