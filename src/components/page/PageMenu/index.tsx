import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import styles from './styles.module.css';

/** Something to do with the page: a link, or an action that says what came of it. */
export type PageMenuEntry = {
  readonly label: string;
  /** One short sentence below the label. */
  readonly hint?: string;
} & (
  | {
      readonly href: string;
      /** Media type of what the link leads to, where it is no page. */
      readonly type?: string;
    }
  | {
      /** What is said meanwhile. */
      readonly busy: string;
      /** Does it, and resolves to a sentence on what came of it. Must not reject. */
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
 * What can be done with the page as a whole, in a small menu. It opens without JavaScript, and then offers what needs none.
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
    // Nothing takes the focus where the reader presses on plain text, and within the menu that is no reason to close it.
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
                // A file beside the page or another site, not a route, so no Link.
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
