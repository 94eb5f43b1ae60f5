import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parseMdx } from '../support/parseMdx';
import { factsOf } from '../../src/plugins/data-export/remarkFacts';

const folder = join(__dirname, '../../docs');
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort();

interface Use {
  readonly element: string;
  readonly problem?: string;
}

/** Elements of a page that facts are put into, each with what is wrong with it. */
function uses(name: string): readonly Use[] {
  const path = join(folder, name);
  const tree = parseMdx(new VFile({ path: `docs/${name}`, value: readFileSync(path) }), processor);
  const found: Use[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node.name ?? '';
    const given = Object.fromEntries(
      node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' && typeof each.value === 'string' ? [[each.name, each.value]] : [],
      ),
    );
    try {
      if (factsOf(element, given)) found.push({ element });
    } catch (error) {
      found.push({ element, problem: `docs/${name}:${node.position?.start.line}: ${String(error)}` });
    }
  });
  return found;
}

describe('terms, predeploys and events on pages', () => {
  const found = pages.flatMap(uses);

  it('are found', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect([...new Set(found.map(({ element }) => element))].sort()).toEqual([
      'DataFiles',
      'ErrorSelector',
      'EventTopic',
      'FunctionSelector',
      'Predeploy',
      'Term',
      'TokenList',
      'WithdrawalTimeline',
    ]);
  });

  it('are ones the data knows', () => {
    expect(found.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  });
});
