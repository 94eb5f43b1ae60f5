import { type RefObject, useEffect, useState } from 'react';

import { watchScrolls } from './watchScrolls';

/**
 * Whether content is wider than the frame around it, now and after either changes its size.
 *
 * @param first the answer until there is something to measure, as in the HTML of the page
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
