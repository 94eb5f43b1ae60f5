import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

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
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
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
