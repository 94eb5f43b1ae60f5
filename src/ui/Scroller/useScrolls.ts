import { type RefObject, useEffect, useState } from 'react';

import { watchScrolls } from './watchScrolls';

/**
 * Whether content is wider than its frame, kept current on resize.
 *
 * @param first answer until measured, as in server HTML
 */
export default function useScrolls(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  first: boolean,
): boolean {
  const [scrolls, setScrolls] = useState(first);
  useEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    return watchScrolls(outer, inner, setScrolls);
  }, [frame, content]);
  return scrolls;
}
