/** One line of a word, in the window; a word can be broken over two. */
type Line = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space left between a tip and the sides of the window. */
const MARGIN = 8;

/**
 * Where a tip is placed in the window: under its word, above it where there is room only there, and within both sides.
 * It touches the word, so that the pointer can go over to it.
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
