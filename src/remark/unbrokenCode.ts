/**
 * Keeps short names in code such as `op-node` and `--l1.rpc-kind` on one line. A browser would break them after a hyphen, and
 * leave the reader to guess whether the hyphen belongs to the name.
 */
import type { InlineCode, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Class of such a name; `src/css/site.css` says what it does. */
export const UNBROKEN = 'unbroken';

/** Characters that still fit into one line of a list in a window 320 px wide. What is longer has to break. */
export const LONGEST = 22;

function isShortName({ value }: InlineCode): boolean {
  return value.length <= LONGEST && value.includes('-') && !/\s/.test(value);
}

/** The remark plugin. Headings are left out: their letters are larger. */
export default function unbrokenCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (node.type === 'inlineCode' && isShortName(node)) {
        node.data = { ...node.data, hProperties: { className: [UNBROKEN] } };
      }
      return undefined;
    });
  };
}
