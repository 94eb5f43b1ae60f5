import { type ReactNode } from 'react';

import useCopy from '@site/src/lib/hooks/useCopy';

import styles from './styles.module.css';

interface Props {
  /** What is copied. */
  readonly text: string;
  /** What it is, for the button's name: "Copy <what>". */
  readonly what: string;
}

/** Copies text and says so. Not shown without JavaScript, where it could do nothing. */
export default function CopyButton({ text, what }: Props): ReactNode {
  const { outcome, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => copy(text)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
          {outcome === 'Copied' ? (
            <path d="M3 8.5l3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="1.8" />
          ) : (
            <path
              d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
            />
          )}
        </svg>
      </button>
      <span role="status" className={styles.status} data-search-ignore="">
        {outcome}
      </span>
    </>
  );
}
