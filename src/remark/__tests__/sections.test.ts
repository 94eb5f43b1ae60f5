import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import sections from '../../../src/remark/sections';

/** Types of the top-level blocks, and of the blocks in each section. */
function top(markdown: string): unknown[] {
  const tree: Root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(markdown);
  sections()(tree);
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'div'
      ? node.children.map(({ type }) => type)
      : node.type,
  );
}

describe('the text of a page', () => {
  it('is divided before each heading of the second and third level', () => {
    expect(
      top('Intro.\n\nMore.\n\n## One\n\nText.\n\n### Two\n\n- a\n\n#### Small\n\nText.\n\n## Three\n'),
    ).toEqual([
      ['paragraph', 'paragraph'],
      ['heading', 'paragraph'],
      ['heading', 'list', 'heading', 'paragraph'],
      ['heading'],
    ]);
  });

  it('has its imports outside of the sections, where they are in force for all', () => {
    expect(top("import a from './a';\n\nIntro.\n\n## One\n\nText.\n")).toEqual([
      'mdxjsEsm',
      ['paragraph'],
      ['heading', 'paragraph'],
    ]);
  });

  it('is searched, except for the section that only leads on', () => {
    const tree: Root = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .parse('## One\n\nText.\n\n## Next steps\n\n- a\n');
    sections()(tree);
    const attributes = tree.children.map((node) =>
      node.type === 'mdxJsxFlowElement'
        ? node.attributes.map((attribute) => ('name' in attribute ? attribute.name : ''))
        : [],
    );
    expect(attributes).toEqual([['className'], ['className', 'data-unsearched']]);
  });

  it('stays as it is where it is one component', () => {
    expect(top('---\ntitle: Home\n---\n\n<Home />\n')).toEqual(['yaml', 'mdxJsxFlowElement']);
  });
});
