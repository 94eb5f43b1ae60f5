/**
 * Sets diagram sizes in advance: without reserved space, drawing would shift
 * text and link targets. Measured by `npm run diagrams:measure`.
 */
import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Width and height in pixels, by `diagramKey`. */
export type DiagramSizes = Readonly<Record<string, readonly number[]>>;

export function diagramKey(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

/** Mermaid sources in Markdown. */
export function diagramsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```mermaid[^\n]*\n(.*?)^```/gms)].map(([, source = '']) => source.trim());
}

/** The plugin; unmeasured diagrams are unchanged. */
export default function diagramSizes({ sizes }: { readonly sizes: DiagramSizes }): (tree: Root) => void {
  return (tree) => {
    visit(tree, ({ data }) => {
      const properties = data?.hName === 'mermaid' ? data.hProperties : undefined;
      if (typeof properties?.value !== 'string') return;
      const [width, height] = sizes[diagramKey(properties.value)] ?? [];
      if (width !== undefined && height !== undefined) Object.assign(properties, { width, height });
    });
  };
}
