import { type ReactNode, useEffect, useRef, useState } from 'react';

import copyText from './copyText';
import styles from './styles.module.css';

interface Props {
  /** What is copied. */
  readonly text: string;
  /** What it is, for the button's name: "Copy <what>". */
  readonly what: string;
}

type State = 'idle' | 'copied' | 'failed';

const messages = {
  idle: '',
  copied: 'Copied',
  failed: 'Not copied: the browser does not allow it',
} as const satisfies Record<State, string>;

/** Copies text and says so. Not shown without JavaScript, where it could do nothing. */
export default function CopyButton({ text, what }: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = (): void => {
    void copyText(text).then((done) => {
      setState(done ? 'copied' : 'failed');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setState('idle'), 2500);
    });
  };

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={copy}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
          {state === 'copied' ? (
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
        {messages[state]}
      </span>
    </>
  );
}
