import { useSyncExternalStore, type ReactNode } from 'react';

import { chainListSource } from '@site/src/data/chainList';
import { forkName } from '@site/src/data/forkNames';
import useTimeZone from '@site/src/hooks/useTimeZone';
import { formatLocal, formatUtc } from '@site/src/time/format';
import { activationOf, forkKey, type Activation } from '@site/src/yourChain/activation';
import { useYourChain } from '@site/src/yourChain/useYourChain';

const noSubscription = () => () => undefined;
const dataTime = Math.floor(Date.parse(chainListSource.commit_date) / 1000);
let pageTime: number | undefined;

/** Now, in Unix seconds: on the server the day of the data, so that the markup does not depend on the day of the build. */
function useNow(): number {
  return useSyncExternalStore(
    noSubscription,
    // Read once, because a snapshot must stay the same from one call to the next.
    () => (pageTime ??= Math.floor(Date.now() / 1000)),
    () => dataTime,
  );
}

/** Whether and since when an upgrade applies on the reader's chain. */
export function useActivation(upgrade: string): {
  readonly activation: Activation;
  readonly chainName: string;
} {
  const { chain } = useYourChain();
  return { activation: activationOf(chain, upgrade, useNow()), chainName: chain.name };
}

/** When an upgrade was activated on the reader's chain, inline: `<ChainActivation upgrade="isthmus" />`. */
export default function ChainActivation({ upgrade }: { readonly upgrade: string }): ReactNode {
  const { activation, chainName } = useActivation(upgrade);
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
      <time dateTime={new Date(time * 1000).toISOString()}>{formatUtc(time)}</time> (Unix <code>{time}</code>
      {timeZone !== undefined && <>; {formatLocal(time, timeZone)} where you are</>})
      {activation.status === 'scheduled' && <>, not active yet</>}
    </span>
  );
}
