import { type CSSProperties, type ReactNode, useRef } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';
import useScrolls from './useScrolls';

interface Props {
  /** What is in it, for those who come upon it by keyboard: the caption of a table, or what kind of thing it is. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Lets what is too wide scroll within itself. While it does, it is a tab stop with a name, so that the arrow keys
 * reach it in every browser; while it fits, the keyboard is not held up. In the markup of an island, which React
 * leaves alone, the island sees to that.
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
