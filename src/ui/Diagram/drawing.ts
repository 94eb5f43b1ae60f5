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
 * Copies of src/css/tokens.css, since Mermaid computes with colors; tests
 * compare them (src/css/__tests__/copies.test.ts).
 */
export const colors = {
  light: palette({
    text: '#1b1d23',
    page: '#ffffff',
    surface: '#f6f5f1',
    line: '#585c68',
    note: '#f1efea',
  }),
  dark: palette({
    text: '#e4e5e9',
    page: '#111216',
    surface: '#191b21',
    line: '#a9adb9',
    note: '#23252d',
  }),
};

/**
 * CSS for drawings: outlines text in the background color where it crosses a
 * lifeline.
 */
export function rules({ background }: { readonly background: string }): string {
  return `.messageText, .loopText, .loopText > tspan { paint-order: stroke; stroke: ${background}; stroke-width: 6px; stroke-linejoin: round; }`;
}

function palette(of: Readonly<Record<'text' | 'page' | 'surface' | 'line' | 'note', string>>) {
  const { text, page, surface, line, note } = of;
  return {
    fontFamily: 'inherit',
    background: page,
    primaryColor: surface,
    primaryTextColor: text,
    primaryBorderColor: line,
    secondaryColor: surface,
    tertiaryColor: page,
    lineColor: line,
    textColor: text,
    mainBkg: surface,
    nodeBorder: line,
    nodeTextColor: text,
    clusterBkg: page,
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
