import { type ReactNode } from 'react';

import { chainListSource } from '@site/src/data/chainList';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';

import CopyArea from '../../../ui/DataTable/CopyArea';
import Provenance from '../../../ui/Provenance';
import PendingTable from '../../../features/yourChain/PendingTable';
import ContractRows from './ContractRows';
import { addressesOf, type GroupId } from './groups';

/** L1 contracts of the reader's chain, by default OP Mainnet: `<ChainContracts group="bridges" />`. */
export default function ChainContracts({ group }: { readonly group: GroupId }): ReactNode {
  const { chain, details, failed } = useYourChainDetails();
  if (!details) return <PendingTable noun="addresses" chain={chain.name} failed={failed} />;
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
