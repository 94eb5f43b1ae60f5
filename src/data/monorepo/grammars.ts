/** The parser for the language of the monorepo's programs. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Language, Parser, type Node } from 'web-tree-sitter';

/** A file that cannot be parsed at all. */
export class SyntaxProblem extends Error {}

/** Gives the function that turns the text of a Go file into the root of its syntax tree. */
export async function goParser(): Promise<(text: string) => Node> {
  await Parser.init();
  const folder = dirname(require.resolve('tree-sitter-go/package.json'));
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(join(folder, 'tree-sitter-go.wasm'))));
  return (text) => {
    const tree = parser.parse(text);
    if (tree === null) throw new SyntaxProblem(`A file of ${text.length} characters could not be parsed.`);
    return tree.rootNode;
  };
}
