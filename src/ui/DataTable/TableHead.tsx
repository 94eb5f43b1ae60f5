import { type ReactNode } from 'react';

/** Table header with explicit roles (see FoldingTable). */
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
