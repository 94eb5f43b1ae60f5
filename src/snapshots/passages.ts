/** Cuts a page's Markdown into the passages that two versions of it are compared by. */
import { createSlugger } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A paragraph, a row of a table, a block of code or a heading, as readers see it. */
export interface Passage {
  /** Heading of level 2 or 3 that it is under; the page's beginning has none. */
  readonly section: string;
  /** The heading's id on the page; empty for the beginning. */
  readonly sectionId: string;
  readonly kind: 'heading' | 'text' | 'code';
  readonly text: string;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** The passages of a page in their order. What components show is no part of them: it comes from data. */
export function passagesOf(markdown: string): Passage[] {
  const passages: Passage[] = [];
  const slugger = createSlugger();
  let section: Pick<Passage, 'section' | 'sectionId'> = { section: '', sectionId: '' };

  function add(kind: Passage['kind'], text: string): void {
    const words = kind === 'code' ? text.trimEnd() : text.replace(/\s+/g, ' ').trim();
    if (words !== '') passages.push({ ...section, kind, text: words });
  }

  function walk(node: Nodes): void {
    if (node.type === 'heading') {
      const title = textOf(node).trim();
      const sectionId = explicitId(node) ?? slugger.slug(title);
      if (node.depth <= 3) section = { section: title, sectionId };
      add('heading', title);
    } else if (node.type === 'paragraph') {
      add('text', withoutFrame(textOf(node)));
    } else if (node.type === 'tableRow') {
      add('text', node.children.map((cell) => textOf(cell).trim()).join(' | '));
    } else if (node.type === 'code') {
      add('code', node.value);
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  }

  walk(processor.parse(markdown));
  return passages;
}

/** What a reader sees of a part of a line. A component that shows a figure of the data is called by its name. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  const text = 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
  const isComponent = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  return isComponent && text === '' ? nameOf(node) : text;
}

/** What a component without text of its own stands for: the name it is given. */
function nameOf({ attributes }: Extract<Nodes, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>): string {
  const name = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  );
  return typeof name?.value === 'string' ? name.value : '';
}

/** The id of a heading that ends in a comment with it. */
function explicitId(heading: Extract<Nodes, { type: 'heading' }>): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
}

/** A note in a frame begins and ends with colons; its title stays. */
function withoutFrame(text: string): string {
  return text.replace(/:::+[a-z]*(?:\[([^\]]*)\])?/g, (_frame, title: string | undefined) => title ?? '');
}
