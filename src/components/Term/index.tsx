import { type ReactNode, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';

import usePairingId from '@site/src/hooks/usePairingId';

import Definition from './Definition';
import QuietLink from './QuietLink';
import styles from './styles.module.css';

interface Props {
  /** Id of the term in the glossary. */
  readonly id: string;
  readonly children: ReactNode;
  /** Filled in from the glossary when the page is compiled (src/plugins/data-export/remarkFacts.ts). */
  readonly definition?: string;
}

/** Keeps the tip inside the window: how far it has to move to the left. */
function overhang(tip: HTMLElement): number {
  tip.style.removeProperty('--shift');
  const { right } = tip.getBoundingClientRect();
  return Math.max(0, right - document.documentElement.clientWidth + 8);
}

/**
 * A word of the glossary. It links to its entry; pointing at it or focusing it shows the definition, which
 * Escape puts away. Showing needs no script, only putting away does.
 */
export default function Term({ id, children, definition }: Props): ReactNode {
  const tipId = usePairingId();
  const tip = useRef<HTMLSpanElement>(null);
  // Apart, because either alone shows the tip, and the pointer can leave while the focus stays.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = hovered || focused;
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!shown) return undefined;
    if (tip.current) tip.current.style.setProperty('--shift', `${overhang(tip.current)}px`);
    // The pointer may rest on the word while the focus is anywhere, so the key is heard everywhere.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  if (definition === undefined) {
    throw new Error(`<Term id="${id}"> has no definition: the page was compiled without remarkFacts.`);
  }
  return (
    <span
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
