import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';

import usePairingId from '@site/src/hooks/usePairingId';
import { errorGroups } from '@site/src/data/errors';

import useHiddenTarget from '../ReferenceEntry/useHiddenTarget';
import toolFrame from '../ToolFrame/styles.module.css';
import { matches } from './filter';
import styles from './styles.module.css';

const FilterContext = createContext('');

/** What the reader filters the groups of errors by; empty outside an index. */
export function useErrorFilter(): string {
  return useContext(FilterContext);
}

/** A field that filters the groups of errors among its children. */
export default function ErrorIndex({ children }: { readonly children: ReactNode }): ReactNode {
  const id = usePairingId();
  const [filter, setFilter] = useState('');
  useHiddenTarget(useCallback(() => setFilter(''), []));
  const total = errorGroups.reduce((sum, { errors }) => sum + errors.length, 0);
  const shown = errorGroups.reduce(
    (sum, { errors }) => sum + errors.filter((error) => matches(error, filter)).length,
    0,
  );
  // Children are not wrapped in an element: search cuts the page at headings that are siblings.
  return (
    <FilterContext.Provider value={filter}>
      <div className={styles.filter}>
        <label htmlFor={id}>Show only errors with</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={toolFrame.input}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          aria-describedby={`${id}-count`}
        />
        <p id={`${id}-count`} role="status" className={styles.hint}>
          {filter.trim() === '' ? `${total} errors` : `${shown} of ${total} errors`}
        </p>
      </div>
      {children}
    </FilterContext.Provider>
  );
}
