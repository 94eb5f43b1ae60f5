/**
 * Keeps short names in code such as `op-node` and `--l1.rpc-kind` on one line. A browser would break them after a hyphen, and
 * leave the reader to guess whether the hyphen belongs to the name. Hashes, in which nothing can be guessed wrong, are marked
 * as values that may break inside a table (`src/ui/MarkdownTable`).
 */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { BREAKABLE, isHash, isShortName, UNBROKEN } from '../lib/unbroken';

/** The remark plugin. Headings are left out: their letters are larger. */
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
