import { type ReactNode } from 'react';

import { type ChainProps } from '@site/src/data/chainsThen';
import { chainFieldLabel, chainValue, type ChainField } from '@site/src/features/yourChain/values';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';

import Pending from './Pending';

/** Fields that are prose, not code to copy. */
const words: ReadonlySet<ChainField> = new Set([
  'name',
  'l1Name',
  'faultProofs',
  'dataAvailability',
  'blockTime',
]);

/** A value of the reader's chain, inline: `<ChainValue field="rpc" />`. */
export default function ChainValue({ field, then }: { readonly field: ChainField } & ChainProps): ReactNode {
  const { chain, details, failed } = useYourChainDetails(then);
  const found = chainValue(field, chain, details);
  if (found.status === 'pending') return <Pending failed={failed} />;
  if (found.status === 'none') {
    return (
      <em>
        no {chainFieldLabel(field)} for {chain.name} in the registry
      </em>
    );
  }
  if (words.has(field)) return <span>{found.value}</span>;
  if (field === 'explorer' || field === 'l1Explorer') return <a href={found.value}>{found.value}</a>;
  return <code>{found.value}</code>;
}
