/**
 * Gives each diagram the size of its drawing, so that a page keeps exactly that room until a browser has drawn it. A
 * drawing that takes more would move the text below it, and with it the heading that a link has led to.
 *
 * The sizes are measured in a browser by `npm run diagrams:measure`.
 */
import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Width and height of drawings in pixels, by `diagramKey` of their source. */
export type DiagramSizes = Readonly<Record<string, readonly number[]>>;

/** Name under which the size of a diagram is kept. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

/** Sources of the diagrams of a page, as they are written in Markdown. */
export function diagramsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```mermaid[^\n]*\n(.*?)^```/gms)].map(([, source = '']) => source.trim());
}

/** The remark plugin. A diagram that was not measured is left as it is. */
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
