/**
 * Keeps short names such as `op-node` on one line, since a break after a hyphen
 * is ambiguous. Hashes may break inside tables (`src/ui/MarkdownTable`).
 */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { BREAKABLE, isHash, isShortName, UNBROKEN } from '../lib/unbroken';

/** The plugin; skips headings, whose type is larger. */
export default function unbrokenCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (node.type === 'inlineCode') {
        const mark = isShortName(node.value) ? UNBROKEN : isHash(node.value) ? BREAKABLE : undefined;
        if (mark !== undefined) node.data = { ...node.data, hProperties: { className: [mark] } };
      }
      return undefined;
    });
  };
}
