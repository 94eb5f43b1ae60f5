import { type CSSProperties, type ReactNode, useRef } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';
import useScrolls from './useScrolls';

interface Props {
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Lets what is too wide scroll within itself. While it does, it is a tab stop, so that the arrow keys
 * reach it in every browser; while it fits, the keyboard is not held up.
 */
export default function Scroller({ className, style, children }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame, content, false);
  return (
    <div
      ref={frame}
      className={clsx(styles.frame, className)}
      style={style}
      {...(scrolls ? { tabIndex: 0 } : {})}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
