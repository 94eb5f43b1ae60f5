/**
 * Wraps sections in elements, so that browsers can defer layout
 * (`src/css/site.css`) and search can skip link lists.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The plugin, last in `remarkPlugins`: others expect top-level blocks. */
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
    // A single-component page has its own sections.
    if (parts.length > 1 || (parts[0]?.length ?? 0) > 1) {
      tree.children = [...outside, ...parts.map(section)];
    }
  };
}

function section(children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    // The theme styles direct children of this class.
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'markdown' },
      ...(onlyLeadsOn(children) ? [{ type: 'mdxJsxAttribute', name: 'data-unsearched' } as const] : []),
    ],
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Whether a section only links to other pages. */
function onlyLeadsOn([heading]: readonly RootContent[]): boolean {
  return (
    heading?.type === 'heading' &&
    heading.children
      .map((node) => ('value' in node ? node.value : ''))
      .join('')
      .trim() === 'Next steps'
  );
}
