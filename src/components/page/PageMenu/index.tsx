import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import styles from './styles.module.css';

/** A link, or an action that reports its result. */
export type PageMenuEntry = {
  readonly label: string;
  /** A short sentence below the label. */
  readonly hint?: string;
} & (
  | {
      readonly href: string;
      /** Media type, unless it is a page. */
      readonly type?: string;
    }
  | {
      /** Shown while the action runs. */
      readonly busy: string;
      /** Resolves to a sentence on the result; must not reject. */
      readonly run: () => Promise<string>;
    }
);

interface Props {
  readonly entries: readonly PageMenuEntry[];
}

function Text({ label, hint }: Pick<PageMenuEntry, 'label' | 'hint'>): ReactNode {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </>
  );
}

/**
 * A small menu of actions on the page. Opens without JavaScript, then offering only what works without it.
 */
export default function PageMenu({ entries }: Props): ReactNode {
  const frame = useRef<HTMLDetailsElement>(null);
  const [status, setStatus] = useState('');

  const close = (): void => {
    if (frame.current) frame.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !frame.current?.open) return;
    event.stopPropagation();
    close();
    frame.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    // Pressing plain text focuses nothing; within the menu that must not close it.
    if (relatedTarget && !frame.current?.contains(relatedTarget)) close();
  };

  return (
    <div className={styles.menu} data-search-ignore="">
      <details ref={frame} className={styles.frame} onKeyDown={onKeyDown} onBlur={onBlur}>
        <summary>Use this page</summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label} className={'run' in entry ? styles.action : undefined}>
              {'run' in entry ? (
                <button
                  type="button"
                  onClick={() => {
                    setStatus(entry.busy);
                    void entry.run().then(setStatus);
                  }}
                >
                  <Text {...entry} />
                </button>
              ) : (
                // No Link, because it is a file or another site, not a route.
                <a href={entry.href} type={entry.type} rel="noopener noreferrer">
                  <Text {...entry} />
                </a>
              )}
            </li>
          ))}
        </ul>
        <span role="status" className={styles.status}>
          {status}
        </span>
      </details>
    </div>
  );
}
