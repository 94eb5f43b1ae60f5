import { type ReactNode } from 'react';

import { addressUrl } from '@site/src/data/explorers';
import { requirePredeploy } from '@site/src/data/predeploys';
import { type ChainProps } from '@site/src/data/chainsThen';
import { chainAddress } from '@site/src/features/yourChain/values';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';
import { CopyValue } from '../../ui/fields';

import Pending from './Pending';

interface ChainAddressProps extends ChainProps {
  /** Name of the contract or role (L1, as in the registry) or of the predeploy (L2). */
  readonly contract: string;
  readonly layer?: 'l1' | 'l2';
}

/** Address of a contract on the reader's chain, inline: `<ChainAddress contract="OptimismPortalProxy" />`. */
export default function ChainAddress({ contract, layer = 'l1', then }: ChainAddressProps): ReactNode {
  const { chain, details, failed } = useYourChainDetails(then);
  if (layer === 'l2') {
    const address = then?.predeploys[contract] ?? requirePredeploy(contract).address;
    return <Linked address={address} explorer={chain.explorer} name={contract} />;
  }
  const found = chainAddress(contract, details);
  if (found.status === 'pending') return <Pending failed={failed} />;
  if (found.status === 'none') {
    return (
      <em>
        no <code>{contract}</code> for {chain.name} in the registry
      </em>
    );
  }
  return <Linked address={found.value} explorer={details?.l1.explorer ?? ''} name={contract} />;
}

function Linked({
  address,
  explorer,
  name,
}: {
  readonly address: string;
  readonly explorer: string;
  readonly name: string;
}): ReactNode {
  const url = addressUrl(explorer, address);
  return (
    <span>
      <CopyValue value={address} name={`the address of ${name}`} />
      {url !== undefined && (
        <>
          {' '}
          <a href={url} aria-label={`${name} in the block explorer`}>
            Explorer
          </a>
        </>
      )}
    </span>
  );
}
