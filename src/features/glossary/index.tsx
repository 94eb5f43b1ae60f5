import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import clsx from 'clsx';

import Definition from './Definition';
import placement from './placement';
import QuietLink from './QuietLink';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
  /** Filled in when the page is compiled (src/remark/facts.ts). */
  readonly definition?: string;
}

/** Positions the tooltip relative to the window, because a scrolling table would clip it. */
function place(word: HTMLElement, tip: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const at = placement([...word.getClientRects()], tip.getBoundingClientRect(), { width, height });
  if (!at) return;
  tip.style.setProperty('--position', 'fixed');
  tip.style.setProperty('--left', `${at.left}px`);
  tip.style.setProperty('--top', `${at.top}px`);
}

/**
 * A glossary term that links to its entry; hover or focus shows the definition, Escape hides it. Only hiding
 * needs JavaScript.
 */
export default function Term({ id, children, definition }: Props): ReactNode {
  const tipId = useId();
  const word = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  // Separate states, because each alone shows the tooltip, and the pointer can leave while the focus stays.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = hovered || focused;
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!shown || dismissed) return undefined;
    const follow = (): void => {
      if (word.current && tip.current) place(word.current, tip.current);
    };
    follow();
    // On the document, because the focus may be elsewhere while the pointer is on the word.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    // Captured, because scroll events of a table do not bubble.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [shown, dismissed]);

  if (definition === undefined) {
    throw new Error(
      `<Term id="${id}"> has no definition: the page was compiled without src/remark/facts.ts.`,
    );
  }
  return (
    <span
      ref={word}
      className={clsx(styles.term, dismissed && styles.dismissed)}
      onMouseEnter={() => {
        setHovered(true);
        setDismissed(false);
      }}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => {
        setFocused(true);
        setDismissed(false);
      }}
      onBlur={() => setFocused(false)}
    >
      <QuietLink className={styles.word} to={`/connect/resources/glossary#${id}`} aria-describedby={tipId}>
        {children}
      </QuietLink>
      <span className={styles.tip} role="tooltip" id={tipId} ref={tip} data-search-ignore="">
        <Definition text={definition} />
      </span>
    </span>
  );
}
