import { type ReactNode, useRef } from 'react';
import clsx from 'clsx';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCodeWrap, { turnCodeWrap } from '@site/src/ui/CodeFence/codeWrap';

import CopyButton from '../CopyButton';
import languageName from './languageName';
import styles from './styles.module.css';
import useFit from './useFit';

interface Props {
  /** The code as HTML, made by `src/remark/highlight.ts`; or give `children`. */
  readonly html?: string;
  /** The code as text, for code that is only known in the browser. */
  readonly children?: string;
  readonly language: string;
  /** Shown above the code in place of its language, usually a file's name. */
  readonly title?: string | undefined;
  /** Whether it is what a command prints, so that nobody takes it for something to type. */
  readonly kind?: 'output' | undefined;
  /** Whether a part of the code is still on its way, so that there is nothing to copy yet. */
  readonly unfinished?: boolean;
}

/** A block of code below a line that names it and holds the button that copies it. Plain text wraps; code scrolls, or wraps where the reader asks for it. */
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
  const isPlain = languageName(language) === undefined;
  const fit = useFit(frame, code);
  const wraps = useCodeWrap();
  // Without scripts nobody measures, and the keyboard has to reach what may scroll.
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
          {title ?? (kind === 'output' ? 'Output' : (languageName(language) ?? 'Text'))}
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
