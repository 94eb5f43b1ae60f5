/** Parsers for Go and Rust. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Language, Parser, type Node } from 'web-tree-sitter';

/** A file that cannot be parsed at all. */
export class SyntaxProblem extends Error {}

/** A parser from the text of a Go file to the root of its syntax tree. */
export function goParser(): Promise<(text: string) => Node> {
  return parserOf(require.resolve('tree-sitter-go/package.json'), 'tree-sitter-go.wasm');
}

/** The same for Rust. */
export function rustParser(): Promise<(text: string) => Node> {
  return parserOf(require.resolve('tree-sitter-rust/package.json'), 'tree-sitter-rust.wasm');
}

async function parserOf(packageFile: string, grammar: string): Promise<(text: string) => Node> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(join(dirname(packageFile), grammar))));
  return (text) => {
    const tree = parser.parse(text);
    if (tree === null) throw new SyntaxProblem(`A file of ${text.length} characters could not be parsed.`);
    return tree.rootNode;
  };
}
