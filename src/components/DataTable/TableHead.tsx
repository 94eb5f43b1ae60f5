import { type ReactNode } from 'react';

/** Names the columns of a table. */
export default function TableHead({ columns }: { readonly columns: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
