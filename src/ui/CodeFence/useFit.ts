import { type RefObject, useEffect, useState } from 'react';

import { watchSizes } from '../Scroller/watchScrolls';

export type Fit = 'fits' | 'scrolls' | 'wraps';

function fitOf(frame: HTMLElement, code: HTMLElement): Fit {
  if (frame.scrollWidth > frame.clientWidth) return 'scrolls';
  const lines = (code.textContent ?? '').replace(/\n$/, '').split('\n').length;
  // Rounding errors stay below half a line.
  const lineHeight = parseFloat(getComputedStyle(code).lineHeight);
  return code.clientHeight > (lines + 0.5) * lineHeight ? 'wraps' : 'fits';
}

/**
 * How code fits its frame, kept current on resize; undefined until measured.
 */
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
