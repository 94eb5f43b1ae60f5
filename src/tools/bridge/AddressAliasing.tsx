import { useState, type ReactNode } from 'react';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import {
  aliasDirections,
  aliasPair,
  ALIAS_OFFSET,
  type AliasDirection,
} from '@site/src/tools/bridge/aliasing';
import { checksumAddress } from '@site/src/tools/bridge/address';
import { problemOf } from '@site/src/lib/result';
import { Calculator, CopyValue, FieldGroup, Outcome, SelectField, TextField } from '../../ui/fields';

/** Owner of the L1 ProxyAdmin, whose alias owns the L2 ProxyAdmin (specs: configurability). */
const EXAMPLE = '0x5a0Aae59D09fccBdDb6C6CcEB07B7279367C3d2A';

const directionLabels: Readonly<Record<AliasDirection, string>> = {
  apply: 'Contract on L1 to its alias on L2',
  undo: 'Alias on L2 to its contract on L1',
};

/** Converts an L1 contract's address to the sender that L2 sees, and back. */
function AddressAliasing(): ReactNode {
  const [address, setAddress] = useState(EXAMPLE);
  const [direction, setDirection] = useState<AliasDirection>('apply');
  const pair = aliasPair(address, direction);
  const problem = problemOf(pair);
  return (
    <Calculator
      title="Address aliasing"
      example="Example: the Safe on Ethereum that owns the proxies of OP Mainnet, and the alias under which it owns those on L2."
    >
      <FieldGroup legend="Address">
        <SelectField
          label="Direction"
          value={direction}
          options={aliasDirections.map((value) => ({ value, label: directionLabels[value] }))}
          onChange={setDirection}
        />
        <TextField
          label={direction === 'apply' ? 'Contract on L1' : 'Alias on L2'}
          value={address}
          onChange={setAddress}
          inputMode="text"
          code
          wide
          problem={problem}
          hint="The checksum is verified if the address mixes uppercase and lowercase letters."
        />
      </FieldGroup>
      <Outcome problem={problem}>
        {pair.ok && (
          <>
            <p>
              Contract on L1: <CopyValue value={pair.value.l1} name="the address on L1" />
            </p>
            <p>
              Alias on L2: <CopyValue value={pair.value.l2} name="the alias on L2" />
            </p>
          </>
        )}
      </Outcome>
      <p>
        The alias is the address {direction === 'apply' ? 'plus' : 'that you get by adding'}{' '}
        <code>{checksumAddress(ALIAS_OFFSET)}</code>
        {direction === 'undo' && ' to that of the contract'}, truncated to 160 bits. Accounts without code
        keep their address.
      </p>
    </Calculator>
  );
}

export default withToolBoundary('alias calculator', AddressAliasing);
