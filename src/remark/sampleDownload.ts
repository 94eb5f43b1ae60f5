/**
 * Makes links to sample files downloads. Docusaurus copies a linked file under a name with a hash in it and opens it in a new tab; a
 * reader who is to save `setup.sh` should get `setup.sh`.
 */
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const SAMPLE = /(?:^|[!"'])(\.[^!"']*\/_samples\/[^!"'?#]+)/;

function isLink(node: { type: string; name?: unknown }): node is MdxJsxTextElement {
  return node.type === 'mdxJsxTextElement' && node.name === 'a';
}

/** The sample file a link that Docusaurus has made points to; undefined for any other link. */
function sampleOf(link: MdxJsxTextElement): string | undefined {
  const href = link.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'href',
  )?.value;
  return typeof href === 'object' && href !== null ? SAMPLE.exec(href.value)?.[1] : undefined;
}

/** The remark plugin. Give it to `remarkPlugins`: Docusaurus has to have seen the links before. */
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
