/** Minimum scale: takes Mermaid's 16 px text to 12 px. */
export const smallest = 0.75;

/**
 * Styles that reserve a drawing's space; undefined if not measured.
 *
 * @param width in pixels
 * @param height in pixels
 */
export default function roomFor(
  width?: number,
  height?: number,
): { readonly aspectRatio: string; readonly minWidth: number; readonly maxWidth: number } | undefined {
  return width === undefined || height === undefined
    ? undefined
    : { aspectRatio: `${width} / ${height}`, minWidth: Math.ceil(width * smallest), maxWidth: width };
}
