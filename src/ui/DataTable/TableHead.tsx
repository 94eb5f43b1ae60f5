import { type ReactNode } from 'react';

/** Names the columns of a table; with their roles, for tables that fold (see FoldingTable). */
export default function TableHead({ columns }: { readonly columns: readonly string[] }): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((name) => (
          <th key={name} scope="col" role="columnheader">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
