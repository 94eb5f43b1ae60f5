import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import sampleDownload from '../../../src/remark/sampleDownload';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sample-download-'));
  mkdirSync(path.join(folder, '_samples/page'), { recursive: true });
  writeFileSync(path.join(folder, '_samples/page/setup.sh'), '');
  writeFileSync(path.join(folder, 'paper.pdf'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A page as Docusaurus passes it to our plugin. Runs in a separate process, because Docusaurus loads modules
 * in a way that jest does not allow; not mocked, to notice when Docusaurus changes its links.
 */
const DOCUSAURUS = `
const [markdown, file] = process.argv.slice(1);
(async () => {
  const [{unified}, {default: remarkParse}, {default: remarkMdx}] = await Promise.all(
    ['unified', 'remark-parse', 'remark-mdx'].map((name) => import(name)),
  );
  const {default: transformLinks} = require('@docusaurus/mdx-loader/lib/remark/transformLinks');
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  const folder = require('node:path').dirname(file);
  await transformLinks({siteDir: folder, staticDirs: [], siteAliases: [], onBrokenMarkdownLinks: 'throw'})(tree, {
    path: file,
    data: {compilerName: 'client'},
  });
  process.stdout.write(JSON.stringify(tree));
})();
`;

/** Attributes of a page's links, except their targets. */
function linksOf(markdown: string): Record<string, unknown>[] {
  const made = execFileSync(process.execPath, ['-e', DOCUSAURUS, markdown, path.join(folder, 'page.mdx')], {
    encoding: 'utf8',
    cwd: path.resolve(__dirname, '../../..'),
  });
  const tree = JSON.parse(made) as Root;
  sampleDownload()(tree);
  const links: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    links.push(
      Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && attribute.name !== 'href'
            ? [[attribute.name, attribute.value]]
            : [],
        ),
      ),
    );
  });
  return links;
}

it('gives a sample file its own name back', () => {
  const [link] = linksOf('Get [the script](./_samples/page/setup.sh).');
  expect(link).toMatchObject({ download: 'setup.sh' });
  expect(link).not.toHaveProperty('target');
});

it('leaves other files alone', () => {
  const [link] = linksOf('Get [the paper](./paper.pdf).');
  expect(link).toMatchObject({ target: '_blank' });
  expect(link).not.toHaveProperty('download');
});
