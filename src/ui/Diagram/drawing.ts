import { smallest } from './roomFor';

/** Minimum legible width in pixels; 0 if unknown. */
export function drawnWidth(svg: string): number {
  return Math.ceil(fullWidth(svg) * smallest);
}

/** Natural width in pixels; 0 if unknown. */
export function fullWidth(svg: string): number {
  return Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
}

/**
 * Narrow, to fit beside the sidebar. No wrapping by Mermaid in sequence
 * diagrams, which splits names; `wrapLabels` does it.
 */
export const layout = {
  sequence: { width: 110, height: 48, actorMargin: 24, mirrorActors: false, wrap: false, messageMargin: 30 },
  flowchart: { nodeSpacing: 24, rankSpacing: 28, padding: 10, wrappingWidth: 150 },
};

/**
 * Copies of src/css/tokens.css, since Mermaid computes with colors. Contrast:
 * text 4.5:1, lines 3:1 (tests/browser/accessibility.test.ts).
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

/**
 * CSS for drawings: outlines text in the background color where it crosses a
 * lifeline.
 */
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
