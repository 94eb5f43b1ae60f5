import { type ReactNode, useId } from 'react';

import styles from './styles.module.css';

/** The filter field and the number of matches. */
export default function EntryFilter({
  noun,
  label = `Filter ${noun}`,
  query,
  onChange,
  shown,
  total,
}: {
  /** Plural, such as "flags". */
  readonly noun: string;
  readonly label?: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly shown: number;
  readonly total: number;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter} data-search-ignore>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-count`}
      />
      <span id={`${id}-count`} role="status">
        {query.trim() === '' ? `${total} ${noun}` : `${shown} of ${total} ${noun}`}
      </span>
    </div>
  );
}
