/** Cuts a page's Markdown into the passages that two versions of it are compared by. */
import { createSlugger } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A piece of text as readers see it, with what the text alone does not tell. */
export interface Prose {
  readonly text: string;
  /** Names in code and links to other sites, in their order. */
  readonly names: readonly string[];
  /** What an editor noted about it: `karst: wording` or `karst: protocol`. */
  readonly marks: readonly string[];
}

interface Place {
  /** Heading of level 2 or 3 that it is under; the page's beginning has none. */
  readonly section: string;
  /** The heading's id on the page; empty for the beginning. */
  readonly sectionId: string;
}

/** A paragraph, a block of code or a heading. */
export interface TextPassage extends Place, Prose {
  readonly kind: 'heading' | 'text' | 'code';
}

/** A table, which is compared row by row. */
export interface TablePassage extends Place {
  readonly kind: 'table';
  /** All its cells, a line for each row. */
  readonly text: string;
  readonly head: readonly Prose[];
  readonly rows: readonly (readonly Prose[])[];
}

export type Passage = TextPassage | TablePassage;

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** The passages of a page in their order. What components show is no part of them: it comes from data. */
export function passagesOf(markdown: string): Passage[] {
  const passages: Passage[] = [];
  const slugger = createSlugger();
  let place: Place = { section: '', sectionId: '' };

  function add(kind: TextPassage['kind'], prose: Prose): void {
    if (prose.text !== '') passages.push({ ...place, kind, ...prose });
  }

  function walk(node: Nodes): void {
    if (node.type === 'heading') {
      const prose = proseOf(node);
      const sectionId = explicitId(node) ?? slugger.slug(prose.text);
      if (node.depth <= 3) place = { section: prose.text, sectionId };
      add('heading', prose);
    } else if (node.type === 'paragraph') {
      const prose = proseOf(node);
      add('text', { ...prose, text: withoutFrame(prose.text).trim() });
    } else if (node.type === 'table') {
      const [head = [], ...rows] = node.children.map((row) => row.children.map(proseOf));
      const text = [head, ...rows].map((row) => row.map((cell) => cell.text).join(' | ')).join('\n');
      passages.push({ ...place, kind: 'table', text, head, rows });
    } else if (node.type === 'code') {
      add('code', { text: node.value.trimEnd(), names: [], marks: [] });
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  }

  walk(processor.parse(markdown));
  return passages;
}

function proseOf(node: Nodes): Prose {
  return {
    text: textOf(node).replace(/\s+/g, ' ').trim(),
    names: namesIn(node),
    marks: marksIn(node),
  };
}

/** What a reader sees of a part of a line. A component that shows a figure of the data is called by its name. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  const text = 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
  return isComponent(node) && text === '' ? nameOf(node) : text;
}

/** Links to pages of this site are left out: snapshots name the same pages in other ways. */
function namesIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  const inside = 'children' in node ? node.children.flatMap((child) => namesIn(child)) : [];
  if (node.type === 'link' && /^https?:/.test(node.url)) return [...inside, node.url];
  return isComponent(node) && nameOf(node) !== '' ? [...inside, nameOf(node)] : inside;
}

function marksIn(node: Nodes): string[] {
  if (node.type === 'mdxTextExpression') {
    const [mark] = /\b[a-z]+: (?:wording|protocol)\b/.exec(node.value) ?? [];
    return mark === undefined ? [] : [mark];
  }
  return 'children' in node ? node.children.flatMap((child) => marksIn(child)) : [];
}

type Component = Extract<Nodes, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>;

function isComponent(node: Nodes): node is Component {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

/** What a component without text of its own stands for: the name it is given. */
function nameOf({ attributes }: Component): string {
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
