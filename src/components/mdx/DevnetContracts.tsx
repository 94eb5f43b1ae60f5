import { type ReactNode } from 'react';

import { interop } from '@site/src/data/interop';

import MarkdownTable from '../../ui/MarkdownTable';
import TableHead from '../../ui/DataTable/TableHead';

/** Application contracts with the same address on several interop devnets. */
export default function DevnetContracts(): ReactNode {
  const { networks, uniswap_v4: contracts } = interop.devnet_app_contracts;
  return (
    <MarkdownTable>
      <caption>Uniswap v4 on {networks.join(' and ')}</caption>
      <TableHead columns={['Contract', 'Address']} />
      <tbody>
        {Object.entries(contracts).map(([name, address]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{address}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
