/** Data that pages name. */
import { visit } from 'unist-util-visit';

import { factsOf } from '@site/src/remark/facts';

import { type MdxFile } from './mdxPages';

export interface DataUse {
  readonly element: string;
  readonly problem?: string;
}

/** Elements that get facts, with their problems. */
export function usesOfData({ file, tree }: MdxFile): readonly DataUse[] {
  const found: DataUse[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node.name ?? '';
    const given = Object.fromEntries(
      node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' && typeof each.value === 'string' ? [[each.name, each.value]] : [],
      ),
    );
    try {
      if (factsOf(element, given)) found.push({ element });
    } catch (error) {
      found.push({ element, problem: `${file}:${node.position?.start.line}: ${String(error)}` });
    }
  });
  return found;
}
