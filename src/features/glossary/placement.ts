/** One line box of a word, which may wrap, in window coordinates. */
type Line = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
const MARGIN = 8;

/**
 * Position of a tooltip in the window: below its word, or above if only there is room, and between both
 * sides. It touches the word, so that the pointer can reach it.
 */
export default function placement(
  lines: readonly Line[],
  tip: Size,
  window: Size,
): { readonly left: number; readonly top: number } | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return undefined;
  const isAbove = last.bottom + tip.height > window.height && first.top >= tip.height;
  const { left } = isAbove ? first : last;
  return {
    left: Math.max(MARGIN, Math.min(left, window.width - tip.width - MARGIN)),
    top: isAbove ? first.top - tip.height : last.bottom,
  };
}
