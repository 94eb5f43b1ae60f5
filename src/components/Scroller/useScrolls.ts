import { type RefObject, useEffect, useState } from 'react';

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
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, content]);
  return scrolls;
}
