import { createContext, type ReactNode, useCallback, useContext, useId, useMemo, useState } from 'react';

import { type KnownError, errorGroups } from '@site/src/data/errors';

import useHiddenTarget from '../../../ui/ReferenceEntry/useHiddenTarget';
import toolFrame from '../../frame.module.css';
import { errorsWith } from './filter';
import styles from './styles.module.css';

const Found = createContext<ReadonlySet<KnownError> | undefined>(undefined);

/** The errors that the reader's filter leaves; undefined outside an index, where nothing is filtered. */
export function useFoundErrors(): ReadonlySet<KnownError> | undefined {
  return useContext(Found);
}

/** A field that filters the groups of errors among its children. */
export default function ErrorIndex({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  const [filter, setFilter] = useState('');
  useHiddenTarget(useCallback(() => setFilter(''), []));
  const total = errorGroups.reduce((sum, { errors }) => sum + errors.length, 0);
  const found = useMemo(() => errorsWith(filter), [filter]);
  // Children are not wrapped in an element: search cuts the page at headings that are siblings.
  return (
    <Found.Provider value={found}>
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
          {filter.trim() === '' ? `${total} errors` : `${found.size} of ${total} errors`}
        </p>
      </div>
      {children}
    </Found.Provider>
  );
}
