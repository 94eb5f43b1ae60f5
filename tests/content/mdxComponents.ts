/**
 * Type-checks components on pages: each page becomes a TypeScript module with its imports and elements, and
 * compiler errors are mapped back to lines of the page.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import { visit } from 'unist-util-visit';

import { heavyComponents } from '@site/src/remark/autoImports';
import { nearest } from '@site/src/lib/problems';
import { factsOf } from '@site/src/remark/facts';
import { ownComponents } from '@site/src/theme/MDXComponents';

import { attempt } from '../support/attempt';
import { root } from '../support/repository';
import type { MdxFile } from './mdxPages';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A line of the module, with its origin. */
interface Line {
  readonly code: string;
  readonly line: number;
  /** The element as `<Name>`, or its statement. */
  readonly of: string;
}

/** Components that need no import; other names are the theme's and HTML. */
const everywhere = Object.keys(ownComponents).filter((name) => /^[A-Z]/.test(name));
const withoutImport = [...everywhere, ...Object.keys(heavyComponents), 'Head'];

/**
 * Unknown components, and unknown, missing or invalid props, one sentence each with file, line and component.
 */
export function componentProblems(files: readonly MdxFile[]): string[] {
  const pages = files.map((file) => ({ ...file, ...moduleOf(file) }));
  const modules = new Map(
    pages.map((page) => [path.join(root, page.file.replace(/\.mdx$/, '_mdx.tsx')), page]),
  );
  const program = programOf(new Map([...modules].map(([name, { lines }]) => [name, textOf(lines)])));
  const wrong = [...modules].flatMap(([name, { file, lines }]) => {
    const source = program.getSourceFile(name);
    if (!source) throw new Error(`${file} was not type-checked.`);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => {
        const at = lines[source.getLineAndCharacterOfPosition(start).line];
        const what = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ');
        return `${file}:${at?.line ?? 1}: ${at?.of ?? ''}: ${what}`;
      },
    );
  });
  return [...pages.flatMap(({ unknown }) => unknown), ...new Set(wrong)];
}

function moduleOf({ file, tree }: MdxFile): { readonly lines: Line[]; readonly unknown: string[] } {
  const lines: Line[] = [];
  const unknown: string[] = [];
  const imported = new Set<string>();
  const add = (code: string, line: number, of: string): void => {
    for (const each of code.split('\n')) lines.push({ code: each, line, of });
  };

  visit(tree, 'mdxjsEsm', ({ value, data, position }) => {
    const line = position?.start.line ?? 1;
    value.split('\n').forEach((code, index) => {
      // The compiler's types for JSON are wider than the data's.
      const [, json] = /^import (\w+) from '[^']+\.json';$/.exec(code) ?? [];
      const read = json === undefined ? code : `declare const ${json}: any;`;
      lines.push({ code: read, line: line + index, of: code.trim() });
    });
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        unwrapNames(statement.declaration).forEach((name) => imported.add(name));
      }
      if (statement.type !== 'ImportDeclaration') continue;
      statement.specifiers.forEach(({ local }) => imported.add(local.name));
      const from = String(statement.source.value);
      // The compiler does not check these.
      if (/\.(mdx|json)$/.test(from) && !existsSync(fileOf(from, file))) {
        unknown.push(`${file}:${line}: there is no file ${from}.`);
      }
    }
  });
  add("import { ownComponents } from '@site/src/theme/MDXComponents';", 1, 'the components of every page');
  for (const name of everywhere.filter((each) => !imported.has(each))) {
    add(`const ${name} = ownComponents.${name};`, 1, `<${name}>`);
  }
  for (const [name, module] of Object.entries(heavyComponents)) {
    if (!imported.has(name)) add(`import ${name} from ${JSON.stringify(module)};`, 1, `<${name}>`);
  }
  add("import Head from '@docusaurus/Head';", 1, '<Head>');
  add('declare const markdown: JSX.Element; import type { JSX } from "react";', 1, 'text');
  add('export default [', 1, 'text');

  const known = (name: string): boolean =>
    !/^[A-Z]/.test(name) || imported.has(name.split('.')[0] ?? '') || withoutImport.includes(name);

  function element(node: Element): void {
    const name = node.name ?? '';
    const line = node.position?.start.line ?? 1;
    const [facts] = attempt(() => factsOf(name, plainAttributes(node)) ?? {});
    if (!known(name)) {
      const guess = nearest(name, [...withoutImport, ...imported]);
      const hint = guess === undefined ? 'Import it, or look for its name.' : `Did you mean <${guess}>?`;
      unknown.push(`${file}:${line}: <${name}> is no component that this page has. ${hint}`);
    }
    // Children are checked anyway. Other tests report names that the data lacks.
    const checked = known(name) && facts !== undefined;
    add(checked ? `<${name}` : '<', line, `<${name}>`);
    if (checked) {
      // As in src/remark/facts.ts, the data's values replace the page's.
      const own = node.attributes.filter((each) => each.type !== 'mdxJsxAttribute' || !(each.name in facts));
      for (const each of own) add(attributeText(each), each.position?.start.line ?? line, `<${name}>`);
      for (const [given, value] of Object.entries(facts)) {
        add(`${given}={${JSON.stringify(value)}}`, line, `<${name}>`);
      }
    }
    add('>', line, `<${name}>`);
    children(node);
    add(checked ? `</${name}>` : '</>', line, `<${name}>`);
  }

  function children(node: Parents): void {
    for (const child of node.children) content(child, node);
  }

  function content(node: Nodes, parent: Parents): void {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      element(node);
    } else if (node.type === 'text') {
      // White space between elements is not a child.
      if (node.value.trim() !== '' || parent.children.length === 1) {
        add(`{${JSON.stringify(node.value)}}`, line, 'text');
      }
    } else if (node.type === 'code' || node.type === 'inlineCode') {
      add('{markdown}', line, 'text');
    } else if (node.type === 'paragraph' && node.children.length === 1) {
      children(node);
    } else if ('children' in node) {
      add('<>{markdown}', line, 'text');
      children(node);
      add('</>', line, 'text');
    }
  }

  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    element(node);
    add(',', node.position?.end.line ?? 1, `<${node.name}>`);
    return 'skip';
  });
  add('];', 1, 'text');
  return { lines, unknown };
}

/** Names declared by an exported statement. */
function unwrapNames(declaration: { readonly type: string }): string[] {
  if ('declarations' in declaration && Array.isArray(declaration.declarations)) {
    return declaration.declarations.flatMap((each: { id: { name?: string } }) => each.id.name ?? []);
  }
  return 'id' in declaration ? [(declaration.id as { name: string }).name] : [];
}

function attributeText(attribute: Element['attributes'][number]): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
  const { name, value } = attribute;
  if (value === null || value === undefined) return name;
  return typeof value === 'string' ? `${name}={${JSON.stringify(value)}}` : `${name}={${value.value}}`;
}

function plainAttributes({ attributes }: Element): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string' ? [[each.name, each.value]] : [],
    ),
  );
}

const fileOf = (module: string, from: string): string =>
  module.startsWith('@site/')
    ? path.join(root, module.slice('@site/'.length))
    : path.resolve(root, path.dirname(from), module);

const textOf = (lines: readonly Line[]): string => lines.map(({ code }) => code).join('\n');

/** A program of in-memory modules with the repository's settings. */
function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const config = path.join(root, 'tsconfig.json');
  const read = ts.readConfigFile(config, (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent({ ...read.config, include: [], files: [] }, ts.sys, root);
  const settings = { ...options, noUnusedLocals: false, noUnusedParameters: false };
  const host = ts.createCompilerHost(settings);
  const declared = path.join(root, 'src/plugins/page-metadata/generated.d.ts');
  return ts.createProgram([...texts.keys(), declared], settings, {
    ...host,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
    getSourceFile: (name, version, ...rest) => {
      const text = texts.get(name);
      return text === undefined
        ? host.getSourceFile(name, version, ...rest)
        : ts.createSourceFile(name, text, version, true);
    },
  });
}
