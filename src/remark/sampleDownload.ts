/**
 * Makes sample links downloads under their real names; Docusaurus adds a hash
 * and opens a new tab.
 */
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const SAMPLE = /(?:^|[!"'])(\.[^!"']*\/_samples\/[^!"'?#]+)/;

function isLink(node: { type: string; name?: unknown }): node is MdxJsxTextElement {
  return node.type === 'mdxJsxTextElement' && node.name === 'a';
}

/** Sample file of a Docusaurus link; undefined for others. */
function sampleOf(link: MdxJsxTextElement): string | undefined {
  const href = link.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'href',
  )?.value;
  return typeof href === 'object' && href !== null ? SAMPLE.exec(href.value)?.[1] : undefined;
}

/** The plugin, for `remarkPlugins`, after Docusaurus's link handling. */
export default function sampleDownload(): (tree: Root) => void {
  return (tree) => {
    visit(tree, isLink, (link: MdxJsxTextElement) => {
      const sample = sampleOf(link);
      if (sample === undefined) return;
      link.attributes = [
        ...link.attributes.filter((attribute) => !('name' in attribute) || attribute.name !== 'target'),
        { type: 'mdxJsxAttribute', name: 'download', value: path.posix.basename(sample) },
      ];
    });
  };
}
