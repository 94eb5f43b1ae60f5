/** How much smaller than Mermaid makes it a diagram may become; its type has 16 px, so this leaves 12. */
const smallest = 0.75;

/** The least width at which a drawing can be read, in pixels; 0 where the drawing does not say how wide it is. */
export function drawnWidth(svg: string): number {
  return Math.ceil(fullWidth(svg) * smallest);
}

/** The width at which a drawing's type has its own size, in pixels; 0 where the drawing does not say how wide it is. */
export function fullWidth(svg: string): number {
  return Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
}

/**
 * The box that a drawing fills, as styles: as wide as its place, within what can be read and its own width. Undefined where its
 * size was not measured.
 *
 * @param width of the drawing, in pixels
 * @param height of the drawing, in pixels
 */
export function roomFor(
  width?: number,
  height?: number,
): { readonly aspectRatio: string; readonly minWidth: number; readonly maxWidth: number } | undefined {
  return width === undefined || height === undefined
    ? undefined
    : { aspectRatio: `${width} / ${height}`, minWidth: Math.ceil(width * smallest), maxWidth: width };
}

/**
 * Narrow columns, so that most diagrams fit beside the sidebar. Mermaid does not wrap the text of sequence diagrams, which
 * would cut names in two: `wrapLabels` does.
 */
export const layout = {
  sequence: { width: 110, height: 48, actorMargin: 24, mirrorActors: false, wrap: false, messageMargin: 30 },
  flowchart: { nodeSpacing: 24, rankSpacing: 28, padding: 10, wrappingWidth: 150 },
};

/**
 * Colors as in src/css/tokens.css, which Mermaid cannot read because it computes with them. Text has at
 * least 4.5 : 1 on its background, lines 3 : 1 (tests/browser/accessibility.test.ts).
 */
export const colors = {
  light: palette({
    text: '#1b1d23',
    page: '#ffffff',
    surface: '#f6f5f1',
    line: '#6f6c64',
    group: '#fbfaf8',
    note: '#fdf3e1',
  }),
  dark: palette({
    text: '#e4e5e9',
    page: '#111216',
    surface: '#23252d',
    line: '#8d919e',
    group: '#191b21',
    note: '#33291a',
  }),
};

/** Rules for what Mermaid draws: text that crosses a lifeline has a rim of the page's color, so that the line stays clear of it. */
export function rules({ background }: { readonly background: string }): string {
  return `.messageText, .loopText, .loopText > tspan { paint-order: stroke; stroke: ${background}; stroke-width: 6px; stroke-linejoin: round; }`;
}

function palette(of: Readonly<Record<'text' | 'page' | 'surface' | 'line' | 'group' | 'note', string>>) {
  const { text, page, surface, line, group, note } = of;
  return {
    fontFamily: 'inherit',
    background: page,
    primaryColor: surface,
    primaryTextColor: text,
    primaryBorderColor: line,
    secondaryColor: surface,
    tertiaryColor: group,
    lineColor: line,
    textColor: text,
    mainBkg: surface,
    nodeBorder: line,
    nodeTextColor: text,
    clusterBkg: group,
    clusterBorder: line,
    titleColor: text,
    edgeLabelBackground: page,
    actorBkg: surface,
    actorBorder: line,
    actorTextColor: text,
    actorLineColor: line,
    signalColor: line,
    signalTextColor: text,
    labelBoxBkgColor: surface,
    labelBoxBorderColor: line,
    labelTextColor: text,
    loopTextColor: text,
    noteBkgColor: note,
    noteBorderColor: line,
    noteTextColor: text,
  };
}
