/** Mermaid's modules by kind of diagram, and those that the site's kinds need. */
const used = ['flowDiagram', 'sequenceDiagram'] as const;

interface Unused {
  readonly resourceRegExp: RegExp;
  readonly contextRegExp: RegExp;
}

/**
 * For the bundler's IgnorePlugin: the kinds of diagrams that `src/ui/Diagram` cannot describe, and the layouts
 * and formulas of theirs.
 */
export const unusedDiagrams: readonly Unused[] = [
  {
    resourceRegExp: new RegExp(`^\\./chunks/mermaid\\.core/(?!(?:chunk|${used.join('|')})-)`),
    contextRegExp: /[\\/]mermaid[\\/]dist$/,
  },
  {
    resourceRegExp: /^(?:katex|\.\/cose-bilkent-.*|\.\/swimlanes-.*)$/,
    contextRegExp: /[\\/]mermaid[\\/]dist[\\/]chunks[\\/]mermaid\.core$/,
  },
];

/**
 * Kinds of diagrams that the bundle lacks or has too many, one sentence each.
 *
 * @param files modules of the bundle
 */
export function diagramProblems(files: readonly string[]): string[] {
  const kinds = files.flatMap(
    (file) => /mermaid\.core[\\/](\w*diagram|[\w-]+-definition)-/i.exec(file)?.[1] ?? [],
  );
  const fix = "see what Mermaid's modules are called now, and change src/plugins/lean-bundle/diagrams.ts.";
  return [
    ...used
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `The bundle lacks ${kind} of Mermaid: ${fix}`),
    ...kinds
      .filter((kind) => !used.some((name) => name === kind))
      .map((kind) => `The bundle has ${kind} of Mermaid, which no page can show: ${fix}`),
  ];
}
