import { type ReactNode } from 'react';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCopy, { type Copying } from '@site/src/lib/hooks/useCopy';

import styles from './styles.module.css';

interface Props {
  /** A function for text known only on click. */
  readonly text: string | (() => string);
  /** Completes the accessible name "Copy <what>". */
  readonly what: string;
  readonly className?: string | undefined;
}

const textOf = (text: Props['text']): string => (typeof text === 'string' ? text : text());

/** A text button that copies and announces the outcome. */
export default function CopyButton({ text, what, className }: Props): ReactNode {
  const { outcome, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={outcome || `Copy ${what}`}
        onClick={() => copy(textOf(text))}
      >
        {outcome || 'Copy'}
      </button>
      {/* Outside the button: some screen readers ignore changes inside one. */}
      <span role="status" className={hiddenStyles.visuallyHidden} data-search-ignore="">
        {outcome}
      </span>
    </>
  );
}

interface IconProps {
  readonly text: Props['text'];
  readonly what: string;
  /** Shared by the icons of a page, whose owner announces the outcome. */
  readonly copying: Copying;
}

/** A button with an icon, for running text; hidden until scripts have run. */
export function CopyIconButton({ text, what, copying }: IconProps): ReactNode {
  const copied = copying.outcome === 'Copied' && copying.text === textOf(text);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      data-search-ignore=""
      onClick={() => copying.copy(textOf(text))}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
        {copied ? (
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
  );
}

/** The icon with an announcement beside it. */
export function CopyIcon({ text, what }: Omit<Props, 'className'>): ReactNode {
  const copying = useCopy();
  return (
    <>
      <CopyIconButton text={text} what={what} copying={copying} />
      <span role="status" className={styles.status} data-search-ignore="">
        {copying.outcome}
      </span>
    </>
  );
}
