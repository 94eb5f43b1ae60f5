/**
 * Highlights code blocks while pages are built: the browser gets marked-up HTML and no highlighter.
 * Classes are Prism's; `src/css/code.css` gives them their colors in both themes.
 */
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';

import { escapeHtml } from '../lib/htmlText';

/** Languages beyond those prism-react-renderer brings. */
const additionalLanguages = ['bash', 'diff', 'docker', 'ini', 'nginx', 'solidity', 'toml'] as const;

loadAdditionalLanguages();

/** Prism's language components extend a global Prism, so it is there while they load. */
function loadAdditionalLanguages(): void {
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of additionalLanguages) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- must run between the two assignments
    require(`prismjs/components/prism-${language}.js`);
  }
  scope.Prism = before;
}

/** Names that pages use for a language Prism knows by another one. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  sol: 'solidity',
  ts: 'typescript',
  yml: 'yaml',
};

/** Languages that are shown as they are. */
const plainLanguages: readonly string[] = ['text', 'txt', 'console', 'csv', 'log'];

/** Whether code of a language is highlighted, or knowingly shown as it is. */
export function isKnownLanguage(language: string): boolean {
  return plainLanguages.includes(language) || grammarOf(language) !== undefined;
}

function grammarOf(language: string): Prism.Grammar | undefined {
  return Prism.languages[aliases[language] ?? language];
}

/** Code as HTML with a span for each token; code of a language without a grammar is only escaped. */
export function highlight(code: string, language: string): string {
  if (plainLanguages.includes(language)) return alignedHtml(code);
  const grammar = grammarOf(language);
  return grammar ? toHtml(Prism.tokenize(code, grammar)) : escapeHtml(code);
}

/** The widest column of names that leaves room for values beside it in a window of 320 px, in characters. */
const widestNames = 16;

/** The column where values begin, if several lines have names before the same one. */
function valueColumn(lines: readonly string[]): number | undefined {
  const columns = lines.flatMap((line) => /^\S(?:.*?\S)? {2,}(?=\S)/.exec(line)?.[0].length ?? []);
  return columns.find((column, at) => column <= widestNames && columns.indexOf(column) !== at);
}

/** Plain text as HTML. In lists of names and values each line is marked up, so that a value wraps within its column. */
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

/** The title a code block's meta gives it, as in ```` ```sh title="greet.sh" ````. */
export function titleOf(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(meta ?? '')
    ?.slice(1)
    .find((title) => title !== undefined);
}

const shells: readonly string[] = ['sh', 'bash', 'shell'];

/**
 * Remark plugin: turns every code block into a `<CodeFence>` that carries its HTML. Plain text that follows a command of the same
 * section is what the command prints, and marked as output.
 */
export default function highlightPlugin(): (tree: Root) => void {
  return (tree) => {
    let commandBefore = false;
    visit(tree, ['heading', 'code'], (node, index, parent) => {
      if (node.type === 'heading') commandBefore = false;
      if (node.type !== 'code' || !parent || index === undefined) return;
      const language = node.lang ?? 'text';
      const title = titleOf(node.meta);
      const isOutput = commandBefore && plainLanguages.includes(language);
      commandBefore ||= shells.includes(language);
      parent.children[index] = element({
        html: highlight(node.value, language),
        language,
        ...(title === undefined ? {} : { title }),
        ...(isOutput ? { kind: 'output' } : {}),
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
