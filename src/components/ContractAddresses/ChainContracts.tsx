import { type ReactNode } from 'react';

import { chainListSource } from '@site/src/data/chainList';
import { useYourChainDetails } from '@site/src/yourChain/useYourChain';

import CopyArea from '../DataTable/CopyArea';
import Provenance from '../Provenance';
import ContractRows from './ContractRows';
import { addressesOf, type GroupId } from './groups';

/** L1 contracts of the chain the reader picked, OP Mainnet to begin with: `<ChainContracts group="bridges" />`. */
export default function ChainContracts({ group }: { readonly group: GroupId }): ReactNode {
  const { chain, details, failed } = useYourChainDetails();
  if (!details) {
    return (
      <p role="status">
        {failed
          ? `The addresses of ${chain.name} could not be loaded. Check your connection, then load the page again.`
          : `Loading the addresses of ${chain.name}…`}
      </p>
    );
  }
  return (
    <CopyArea>
      <ContractRows
        group={group}
        of={chain.name}
        idPrefix="l1"
        addresses={addressesOf(details)}
        explorer={details.l1.explorer}
      />
      <Provenance source={chainListSource} dataset="chains" />
    </CopyArea>
  );
}
