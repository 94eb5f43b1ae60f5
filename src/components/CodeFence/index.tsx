import { type ReactNode, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  /** The code as HTML, made by `src/remark/highlight.ts`; or give `children`. */
  readonly html?: string;
  /** The code as text, for code that is only known in the browser. */
  readonly children?: string;
  readonly language: string;
  /** Shown above the code, usually a file's name. */
  readonly title?: string;
}

/** How long the button says that it has copied, in milliseconds. */
const copiedFor = 2000;

function CopyButton({ text }: { readonly text: () => string }): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), copiedFor);
    return () => clearTimeout(timer);
  }, [state]);
  const label = { idle: 'Copy', copied: 'Copied', failed: 'Select and copy by hand' }[state];
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      aria-label={state === 'idle' ? 'Copy code to clipboard' : label}
      onClick={() => {
        navigator.clipboard.writeText(text()).then(
          () => setState('copied'),
          () => setState('failed'),
        );
      }}
    >
      {label}
    </button>
  );
}

/** A block of code with a button that copies it. */
export default function CodeFence({ html, children, language, title }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.fence)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Long lines scroll within the block, so the keyboard has to reach it. */}
        <pre className={styles.pre} tabIndex={0}>
          {html === undefined ? (
            <code ref={code}>{children}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
        <CopyButton text={() => code.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
