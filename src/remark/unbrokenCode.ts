/**
 * Keeps short names such as `op-node` on one line, since a break after a hyphen
 * is ambiguous, and long ones and addresses where they fit. Hashes may break
 * inside tables (`src/ui/MarkdownTable`).
 */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { codeClass } from '../lib/unbroken';

/** The plugin; skips headings, whose type is larger. */
export default function unbrokenCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (node.type === 'inlineCode') {
        const mark = codeClass(node.value);
        if (mark !== undefined) node.data = { ...node.data, hProperties: { className: [mark] } };
      }
      return undefined;
    });
  };
}
