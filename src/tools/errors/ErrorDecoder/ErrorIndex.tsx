import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

import { type KnownError, errorGroups } from '@site/src/data/errors';

import EntryFilter from '../../../ui/ReferenceEntry/EntryFilter';
import useHiddenTarget from '../../../lib/hooks/useHiddenTarget';
import { errorsWith } from './filter';

const Found = createContext<ReadonlySet<KnownError> | undefined>(undefined);

/** Errors that pass the filter; undefined outside an index. */
export function useFoundErrors(): ReadonlySet<KnownError> | undefined {
  return useContext(Found);
}

/** A field that filters the groups of errors among its children. */
export default function ErrorIndex({ children }: { readonly children: ReactNode }): ReactNode {
  const [filter, setFilter] = useState('');
  useHiddenTarget(useCallback(() => setFilter(''), []));
  const total = errorGroups.reduce((sum, { errors }) => sum + errors.length, 0);
  const found = useMemo(() => errorsWith(filter), [filter]);
  // No wrapper element: search splits the page at sibling headings.
  return (
    <Found.Provider value={found}>
      <EntryFilter
        noun="errors"
        label="Show only errors with"
        query={filter}
        onChange={setFilter}
        shown={found.size}
        total={total}
      />
      {children}
    </Found.Provider>
  );
}
