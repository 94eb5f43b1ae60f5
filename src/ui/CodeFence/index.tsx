import { type ReactNode, useRef } from 'react';
import clsx from 'clsx';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCodeWrap, { turnCodeWrap } from '@site/src/ui/CodeFence/codeWrap';

import CopyButton from '../CopyButton';
import languageName from './languageName';
import styles from './styles.module.css';
import useFit from './useFit';

const kindLabels = { error: 'Error', formula: 'Formula', output: 'Output' };

interface Props {
  /** Highlighted by `src/remark/highlight.ts`; otherwise give `children`. */
  readonly html?: string;
  /** For code only known in the browser. */
  readonly children?: string;
  readonly language: string;
  /** Replaces the language above the code. */
  readonly title?: string | undefined;
  /** What a text shows: nobody types in output, and a formula does not wrap. */
  readonly kind?: keyof typeof kindLabels | undefined;
  /** Still loading: hides the copy button. */
  readonly unfinished?: boolean;
}

/** A code block with a name and a copy button. */
export default function CodeFence({
  html,
  children,
  language,
  title,
  kind,
  unfinished = false,
}: Props): ReactNode {
  const frame = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const label = languageName(language);
  const isPlain = label === undefined && kind !== 'formula';
  const fit = useFit(frame, code);
  const wraps = useCodeWrap();
  // Not measured without scripts; the keyboard must still reach code that may
  // scroll.
  const scrolls = fit === undefined || fit === 'scrolls';
  return (
    <div
      className={clsx(
        'theme-code-block',
        `language-${language}`,
        styles.fence,
        isPlain && styles.plain,
        kind && styles[kind],
      )}
      data-title={title}
    >
      <div className={styles.head} data-search-ignore="">
        <span className={clsx(styles.name, title !== undefined && styles.title)}>
          {title ?? (kind ? kindLabels[kind] : (label ?? 'Text'))}
        </span>
        {!isPlain && (
          <button
            type="button"
            className={clsx('clean-btn', styles.button, styles.wrap)}
            aria-pressed={wraps}
            data-needed={fit === 'scrolls' || fit === 'wraps' ? '' : undefined}
            onClick={() => turnCodeWrap(!wraps)}
          >
            Wrap<span className={hiddenStyles.visuallyHidden}> long lines</span>
          </button>
        )}
        {!unfinished && (
          <CopyButton
            text={() => code.current?.textContent ?? ''}
            what="code to clipboard"
            className={clsx('clean-btn', styles.button)}
          />
        )}
      </div>
      <pre
        ref={frame}
        className={styles.pre}
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': title ?? 'Code' } : {})}
      >
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </div>
  );
}
