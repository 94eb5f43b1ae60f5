import { type RefObject, useEffect, useState } from 'react';

import { watchSizes } from '../Scroller/watchScrolls';

/** How code is in its frame: whole lines in sight, lines that are cut and scroll, or lines that wrap. */
export type Fit = 'fits' | 'scrolls' | 'wraps';

function fitOf(frame: HTMLElement, code: HTMLElement): Fit {
  if (frame.scrollWidth > frame.clientWidth) return 'scrolls';
  const lines = (code.textContent ?? '').replace(/\n$/, '').split('\n').length;
  // Half a line is more than rounding can make of many.
  const lineHeight = parseFloat(getComputedStyle(code).lineHeight);
  return code.clientHeight > (lines + 0.5) * lineHeight ? 'wraps' : 'fits';
}

/** How code is in its frame, now and after either changes its size; undefined until it is measured. */
export default function useFit(
  frame: RefObject<HTMLElement | null>,
  code: RefObject<HTMLElement | null>,
): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  useEffect(() => {
    const outer = frame.current;
    const inner = code.current;
    if (!outer || !inner) return undefined;
    return watchSizes(outer, inner, () => setFit(fitOf(outer, inner)));
  }, [frame, code]);
  return fit;
}
