/** How much smaller than Mermaid makes it a diagram may become; its type has 16 px, so this leaves 13. */
const smallest = 0.8;

/** The least width at which a drawing can be read, in pixels; 0 where the drawing does not say how wide it is. */
export function drawnWidth(svg: string): number {
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
  return Math.floor(width * smallest);
}

/** About how high a sequence diagram with so many lines will be, in pixels: room to keep for it until it is drawn. */
export function expectedHeight(lines: number): number {
  return 60 + 37 * lines;
}

/** Narrow columns, so that most diagrams fit beside the sidebar. Text is not wrapped: names would be cut in two. */
export const layout = {
  sequence: { width: 110, height: 48, actorMargin: 24, mirrorActors: false, wrap: false, messageMargin: 30 },
  flowchart: { nodeSpacing: 28, rankSpacing: 32, padding: 10, wrappingWidth: 150 },
};

/**
 * Colors as in src/css/tokens.css, which Mermaid cannot read because it computes with them. Text has at
 * least 4.5 : 1 on what it stands on, lines 3 : 1 (tests/browser/accessibility.test.ts).
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
