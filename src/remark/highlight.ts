/**
 * Highlights code in the build, so that browsers need no highlighter. Prism
 * classes, colored by `src/css/code.css`.
 */
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';

import { escapeHtml } from '../lib/htmlText';

/** Not included in prism-react-renderer. */
const additionalLanguages = ['bash', 'diff', 'docker', 'ini', 'nginx', 'solidity', 'toml'] as const;

loadAdditionalLanguages();

/** Prism's languages extend a global Prism while loading. */
function loadAdditionalLanguages(): void {
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of additionalLanguages) {
    // oxlint-disable-next-line typescript/no-require-imports -- must run between the two assignments
    require(`prismjs/components/prism-${language}.js`);
  }
  scope.Prism = before;
}

/** Language names unknown to Prism. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  sol: 'solidity',
  ts: 'typescript',
  yml: 'yaml',
};

/** Deliberately not highlighted. */
const plainLanguages: readonly string[] = ['text', 'txt', 'console', 'csv', 'log'];

/** Whether a language is highlighted or deliberately plain. */
export function isKnownLanguage(language: string): boolean {
  return plainLanguages.includes(language) || grammarOf(language) !== undefined;
}

function grammarOf(language: string): Prism.Grammar | undefined {
  return Prism.languages[aliases[language] ?? language];
}

/** Code as HTML with token spans; escaped only if there is no grammar. */
export function highlight(code: string, language: string): string {
  if (plainLanguages.includes(language)) return alignedHtml(code);
  const grammar = grammarOf(language);
  return grammar ? toHtml(Prism.tokenize(code, grammar)) : escapeHtml(code);
}

/**
 * Characters of the widest name column that leaves room for values at 320 px.
 */
const widestNames = 16;

/** Start column of values, if several lines share it. */
function valueColumn(lines: readonly string[]): number | undefined {
  const columns = lines.flatMap((line) => /^\S(?:.*?\S)? {2,}(?=\S)/.exec(line)?.[0].length ?? []);
  return columns.find((column, at) => column <= widestNames && columns.indexOf(column) !== at);
}

/** Plain text as HTML; values in aligned lists wrap within their column. */
function alignedHtml(code: string): string {
  const lines = code.split('\n');
  const column = valueColumn(lines);
  if (column === undefined) return escapeHtml(code);
  return lines
    .map((line, at) => {
      const end = at === lines.length - 1 ? '' : '\n';
      if (!/\S/.test(line.slice(0, column)) || line[column - 1] !== ' ') return escapeHtml(line) + end;
      const [name, value] = [line.slice(0, column), line.slice(column) + end];
      return `<span class="aligned"><span>${escapeHtml(name)}</span><span>${escapeHtml(value)}</span></span>`;
    })
    .join('');
}

function toHtml(token: string | Prism.Token | readonly (string | Prism.Token)[]): string {
  if (typeof token === 'string') {
    return escapeHtml(token);
  }
  if (isList(token)) {
    return token.map(toHtml).join('');
  }
  const names = ['token', token.type, ...(Array.isArray(token.alias) ? token.alias : [token.alias])];
  return `<span class="${names.filter(Boolean).join(' ')}">${toHtml(token.content)}</span>`;
}

function isList(
  token: Prism.Token | readonly (string | Prism.Token)[],
): token is readonly (string | Prism.Token)[] {
  return Array.isArray(token);
}

/** Title in a meta, as in ```` ```sh title="greet.sh" ````. */
export function titleOf(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(meta ?? '')
    ?.slice(1)
    .find((title) => title !== undefined);
}

const textKinds = ['error', 'formula', 'output'] as const;
/** What a plain text shows; its label. */
export type TextKind = (typeof textKinds)[number];

/** What a text shows by its meta, as in ```` ```text error ````. */
export function textKindOf(meta: string | null | undefined): TextKind | undefined {
  const words = (meta ?? '').replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return textKinds.find((kind) => words.includes(kind));
}

const shells: readonly string[] = ['sh', 'bash', 'shell'];

/**
 * The plugin: turns code blocks into `<CodeFence>` with HTML. Plain text after
 * a command in the same section is output unless it says what else it is.
 */
export default function highlightPlugin(): (tree: Root) => void {
  return (tree) => {
    let commandBefore = false;
    visit(tree, ['heading', 'code'], (node, index, parent) => {
      if (node.type === 'heading') commandBefore = false;
      if (node.type !== 'code' || !parent || index === undefined) return;
      const language = node.lang ?? 'text';
      const title = titleOf(node.meta);
      const kind =
        textKindOf(node.meta) ?? (commandBefore && plainLanguages.includes(language) ? 'output' : undefined);
      commandBefore ||= shells.includes(language);
      parent.children[index] = element({
        html: highlight(node.value, language),
        language,
        ...(title === undefined ? {} : { title }),
        ...(kind === undefined ? {} : { kind }),
      });
    });
  };
}

function element(attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFence',
    attributes: Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
