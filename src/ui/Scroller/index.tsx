import { type CSSProperties, type ReactNode, useRef } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';
import useScrolls from './useScrolls';

interface Props {
  /** Accessible name, such as a table's caption. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Scrolls content that is too wide. Only while it scrolls is it a named tab
 * stop for the arrow keys. Server-rendered tables handle their own.
 */
export default function Scroller({ label, className, style, children }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame, content, false);
  return (
    <div
      ref={frame}
      className={clsx(styles.frame, className)}
      style={style}
      data-scroller={label}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
