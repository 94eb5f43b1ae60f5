import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import autoImports, { heavyComponents } from '@site/src/remark/autoImports';
import { root } from '@site/tests/support/repository';

const components = {
  PredeployTable: '@site/src/components/reference/PredeployTable',
  Term: '@site/src/term',
  Unused: './unused',
};

/** Import lines of a page after the plugin has run. */
async function importsOf(page: string, listed: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(autoImports, listed);
  const tree = (await processor.run(processor.parse(page))) as Root;
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

describe('imports put into pages', () => {
  it('are those of the components that the page uses, on a line or in a sentence', async () => {
    const page =
      '<PredeployTable group="interop" />\n\nThe <Term>word</Term>, <Term>again</Term> and <Other />.';
    expect(await importsOf(page, components)).toEqual([
      'import Term from "@site/src/term"',
      'import PredeployTable from "@site/src/components/reference/PredeployTable"',
    ]);
  });

  it('are left to a page that imports the component itself', async () => {
    const page = "import PredeployTable from './mine';\n\n<PredeployTable />";
    expect(await importsOf(page, components)).toEqual(["import PredeployTable from './mine';"]);
  });

  it('lead to modules that exist', () => {
    const own = Object.values(heavyComponents).filter((module) => module.startsWith('@site/'));
    const files = own.map((module) => module.replace('@site', root));
    const isThere = (file: string): boolean =>
      ['.tsx', `${path.sep}index.tsx`].some((end) => existsSync(file + end));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });
});
