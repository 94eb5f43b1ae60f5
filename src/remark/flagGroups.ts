/**
 * Lists the groups of `<CliFlags sheet={x} />` in the page's contents list, below
 * the heading above them. Docusaurus sees only headings in Markdown.
 */
import type { ArrayExpression, SpreadElement } from 'estree';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

import { importOf } from './autoImports';

const made = 'flagContents';

/** The plugin, after Docusaurus's own, which write the list. */
export default function flagGroups(): (tree: Root) => void {
  return (tree) => {
    const contents = contentsOf(tree);
    if (contents === undefined) return;
    let above: unknown;
    const before = contents.elements.length;
    visit(tree, ['heading', 'mdxJsxFlowElement'], (node) => {
      if (node.type === 'heading') above = idOf(node);
      const sheet = node.type === 'mdxJsxFlowElement' ? sheetOf(node) : undefined;
      if (sheet === undefined) return;
      const place = contents.elements.findIndex((element) => hasId(element, above));
      contents.elements.splice(place + 1, 0, groupsOf(sheet));
    });
    if (contents.elements.length > before) {
      tree.children.unshift(importOf(made, '@site/src/components/reference/CliFlags/contents'));
    }
  };
}

/** The list that the page exports; undefined outside Docusaurus. */
function contentsOf(tree: Root): ArrayExpression | undefined {
  for (const node of tree.children) {
    for (const statement of (node.type === 'mdxjsEsm' && node.data?.estree?.body) || []) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      if (statement.declaration?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type === 'Identifier' && id.name === 'toc' && init?.type === 'ArrayExpression') return init;
      }
    }
  }
  return undefined;
}

function idOf({ data = {} }: Heading): unknown {
  return 'id' in data ? data.id : undefined;
}

/** Name of the sheet whose groups all have their headings from the component. */
function sheetOf({ name, attributes }: MdxJsxFlowElement): string | undefined {
  if (name !== 'CliFlags') return undefined;
  const valueOf = (wanted: string): unknown =>
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && each.name === wanted && typeof each.value === 'object'
        ? [each.value?.value]
        : [],
    )[0];
  const hasGroup = attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'group');
  const sheet = valueOf('sheet');
  return hasGroup || typeof sheet !== 'string' ? undefined : sheet;
}

function hasId(element: ArrayExpression['elements'][number], id: unknown): boolean {
  return (
    element?.type === 'ObjectExpression' &&
    element.properties.some(
      (property) =>
        property.type === 'Property' &&
        (property.key.type === 'Identifier'
          ? property.key.name
          : property.key.type === 'Literal' && property.key.value) === 'id' &&
        property.value.type === 'Literal' &&
        property.value.value === id,
    )
  );
}

/** AST of `...flagContents(sheet)`. */
function groupsOf(sheet: string): SpreadElement {
  return {
    type: 'SpreadElement',
    argument: {
      type: 'CallExpression',
      optional: false,
      callee: { type: 'Identifier', name: made },
      arguments: [{ type: 'Identifier', name: sheet }],
    },
  };
}
