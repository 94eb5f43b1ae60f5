import { type ReactNode } from 'react';

import { chainListSource } from '@site/src/data/chainList';
import { type ChainProps } from '@site/src/data/chainsThen';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';

import { AddressCell } from '../../../ui/DataTable/cells';
import CopyArea from '../../../ui/DataTable/CopyArea';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import PendingTable from '../../../features/yourChain/PendingTable';

/** A chain's roles in the registry, by power. */
const names: readonly (readonly [string, string])[] = [
  ['ProxyAdminOwner', 'Owner of the L1 ProxyAdmin'],
  ['Guardian', 'Guardian'],
  ['SystemConfigOwner', 'Owner of SystemConfig'],
  ['Challenger', 'Challenger'],
  ['Proposer', 'Proposer'],
  ['BatchSubmitter', 'Batcher'],
  ['UnsafeBlockSigner', 'Unsafe block signer'],
];

/** Role holders of the reader's chain, by default OP Mainnet. */
export default function ChainRoles({ then }: ChainProps): ReactNode {
  const { chain, details, failed } = useYourChainDetails(then);
  if (!details) return <PendingTable noun="roles" chain={chain.name} failed={failed} />;
  return (
    <CopyArea>
      <FoldingTable>
        <caption>Roles of {chain.name}, according to the registry</caption>
        <TableHead columns={['Role', 'Holder']} />
        <TableBody>
          {names.map(([key, title]) => {
            const holder = details.roles[key];
            return (
              <TableRow key={key}>
                <RowName>
                  {title}
                  <div className={styles.muted}>
                    <code>{key}</code>
                  </div>
                </RowName>
                <TableCell>
                  {holder === undefined ? (
                    'not in the registry'
                  ) : (
                    <AddressCell
                      address={holder}
                      explorer={details.l1.explorer}
                      label={`address of the ${title}`}
                    />
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <Provenance source={then?.source ?? chainListSource} dataset={then ? undefined : 'chains'} />
    </CopyArea>
  );
}
