/**
 * Wraps each section of a page's text in its own element. A browser need not lay out those out of sight before
 * the page answers (`src/css/site.css`), and search leaves out the one that only leads on.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The remark plugin. Give it to `remarkPlugins`, last: others look for blocks at the top of the page. */
export default function sections(): (tree: Root) => void {
  return (tree) => {
    const outside: RootContent[] = [];
    const parts: RootContent[][] = [];
    for (const node of tree.children) {
      if (node.type === 'mdxjsEsm' || node.type === 'yaml') {
        outside.push(node);
      } else if (parts.length === 0 || (node.type === 'heading' && node.depth <= 3)) {
        parts.push([node]);
      } else {
        parts.at(-1)?.push(node);
      }
    }
    // A page that is one component divides itself.
    if (parts.length > 1 || (parts[0]?.length ?? 0) > 1) {
      tree.children = [...outside, ...parts.map(section)];
    }
  };
}

function section(children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    // The theme's rules for blocks of a page are for children of this class.
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'markdown' },
      ...(onlyLeadsOn(children) ? [{ type: 'mdxJsxAttribute', name: 'data-unsearched' } as const] : []),
    ],
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Whether a section only leads on to other pages, which search had better lead to itself. */
function onlyLeadsOn([heading]: readonly RootContent[]): boolean {
  return (
    heading?.type === 'heading' &&
    heading.children
      .map((node) => ('value' in node ? node.value : ''))
      .join('')
      .trim() === 'Next steps'
  );
}
