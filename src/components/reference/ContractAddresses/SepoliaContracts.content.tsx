import { type ReactNode } from 'react';

import { network } from '@site/src/data/chains';
import { contractsSource, opChainContracts } from '@site/src/data/contracts';

import Provenance from '../../../ui/Provenance';
import ContractRows from './ContractRows';
import { addressesOf, type GroupId } from './groups';

/** L1 contracts of OP Sepolia. */
export default function SepoliaContracts({ group }: { readonly group: GroupId }): ReactNode {
  return (
    <>
      <ContractRows
        group={group}
        of="OP Sepolia"
        idPrefix="sepolia"
        addresses={addressesOf(opChainContracts('sepolia'))}
        explorer={network('sepolia').l1.explorer}
      />
      <Provenance source={contractsSource} dataset="contracts" />
    </>
  );
}
