import { visit } from 'unist-util-visit';

import { factsOf } from '@site/src/remark/facts';

import { readEach } from '../support/attempt';
import { mdxFiles, type MdxFile, readMdx } from './mdxPages';

// mdx.test.ts reports malformed pages.
const { values: pages } = readEach(mdxFiles('docs'), (file) => readMdx(file));

interface Use {
  readonly element: string;
  readonly problem?: string;
}

/** Elements that get facts, with their problems. */
function uses({ file, tree }: MdxFile): readonly Use[] {
  const found: Use[] = [];
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

describe('terms, predeploys and events on pages', () => {
  const found = pages.flatMap(uses);

  it('are found', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect([...new Set(found.map(({ element }) => element))].sort()).toEqual([
      'Audits',
      'DataFiles',
      'ErrorSelector',
      'EventTopic',
      'FunctionSelector',
      'Predeploy',
      'Term',
      'TokenList',
      'WithdrawalTimeline',
    ]);
  });

  it('exist in the data', () => {
    expect(found.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  });
});
