/** Splits Markdown into passages for comparison. */
import { createSlugger } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Visible text with related facts. */
export interface Prose {
  readonly text: string;
  /** Names in code and external links, in order. */
  readonly names: readonly string[];
  /** Editors' marks: `karst: wording` or `karst: protocol`. */
  readonly marks: readonly string[];
}

interface Place {
  /** Enclosing heading of level 2 or 3; empty for the introduction. */
  readonly section: string;
  /** Id of that heading; empty for the introduction. */
  readonly sectionId: string;
}

export interface TextPassage extends Place, Prose {
  readonly kind: 'heading' | 'text' | 'code';
}

/** Compared row by row. */
export interface TablePassage extends Place {
  readonly kind: 'table';
  /** One line for each row. */
  readonly text: string;
  readonly head: readonly Prose[];
  readonly rows: readonly (readonly Prose[])[];
}

export type Passage = TextPassage | TablePassage;

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(tables).use(remarkMdx).freeze();

/** Only the tables of GFM, since the rest takes a quarter of the time and finds nothing to compare. */
function tables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/** Passages in order, without data rendered by components. */
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

/** Visible text; components with data figures appear by name. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  const text = 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
  return isComponent(node) && text === '' ? nameOf(node) : text;
}

/** Omits internal links, which snapshots write differently. */
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

/** The `name` of a component without text. */
function nameOf({ attributes }: Component): string {
  const name = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  );
  return typeof name?.value === 'string' ? name.value : '';
}

/** Id from a heading's trailing comment. */
function explicitId(heading: Extract<Nodes, { type: 'heading' }>): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
}

/** Removes admonition fences but keeps the title. */
function withoutFrame(text: string): string {
  return text.replace(/:::+[a-z]*(?:\[([^\]]*)\])?/g, (_frame, title: string | undefined) => title ?? '');
}
