import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Root } from 'mdast';

import flagGroups from '@site/src/remark/flagGroups';

/**
 * A page as Docusaurus hands it to our plugin, with its own list of contents, which tells if a new version writes another
 * list. In a process of its own, because Docusaurus loads modules in a way jest does not allow.
 */
const DOCUSAURUS = `
(async () => {
  const [{unified}, {default: remarkParse}, {default: remarkMdx}] = await Promise.all(
    ['unified', 'remark-parse', 'remark-mdx'].map((name) => import(name)),
  );
  const [headings, toc] = ['headings', 'toc'].map((name) => require('@docusaurus/mdx-loader/lib/remark/' + name).default);
  const tree = unified().use(remarkParse).use(remarkMdx).parse(process.argv[1]);
  await headings({anchorsMaintainCase: false})(tree, {});
  await toc()(tree, {});
  process.stdout.write(JSON.stringify(tree));
})();
`;

/** The contents list as ids and calls, in order, and the modules that the plugin imports. */
function contentsOf(markdown: string): {
  readonly contents: readonly unknown[];
  readonly imports: readonly unknown[];
} {
  const made = execFileSync(process.execPath, ['-e', DOCUSAURUS, markdown], {
    encoding: 'utf8',
    cwd: path.resolve(__dirname, '../../..'),
  });
  const tree = JSON.parse(made) as Root;
  flagGroups()(tree);
  const code = JSON.stringify(
    tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [])),
  );
  const item =
    /"name":"(flagContents)"\},"arguments":\[\{"type":"Identifier","name":"(\w+)"|"value":"id"\},"value":\{"type":"Literal","value":"([^"]+)"/g;
  return {
    contents: [...code.matchAll(item)].map(([, call, sheet, id]) => id ?? `${call}(${sheet})`),
    imports: [...code.matchAll(/"source":\{"type":"Literal","value":"([^"]+)"/g)].map(([, module]) => module),
  };
}

describe('the contents list of a page with flags', () => {
  it('has the groups of flags below the heading above them', () => {
    const page = `## Peers\n\n## Every flag\n\nText.\n\n<CliFlags sheet={opNode} />\n\n## Next steps\n`;
    expect(contentsOf(page)).toEqual({
      contents: ['peers', 'every-flag', 'flagContents(opNode)', 'next-steps'],
      imports: ['@site/src/components/reference/CliFlags/contents'],
    });
  });

  it('has the groups of each program on a page of two', () => {
    const page = `## One\n\n<CliFlags sheet={one} />\n\n## Two\n\n<CliFlags sheet={two} />\n`;
    expect(contentsOf(page).contents).toEqual(['one', 'flagContents(one)', 'two', 'flagContents(two)']);
  });

  it('stays as it is if the page has the heading of a single group', () => {
    const page = `## Flags\n\n<CliFlags sheet={opNode} group="p2p" />\n`;
    expect(contentsOf(page)).toEqual({ contents: ['flags'], imports: [] });
  });
});
