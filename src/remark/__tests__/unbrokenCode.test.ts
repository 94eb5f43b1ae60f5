import type { InlineCode, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { ADDRESS, BREAKABLE, LONG_NAME, LONGEST, UNBROKEN } from '../../lib/unbroken';
import unbrokenCode from '../../../src/remark/unbrokenCode';

/** Marked code, by default the names that stay on one line. */
function unbroken(markdown: string, mark = UNBROKEN): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(markdown);
  unbrokenCode()(tree);
  const names: string[] = [];
  visit(tree, 'inlineCode', (node: InlineCode) => {
    const classes = [node.data?.hProperties?.className].flat();
    if (classes.includes(mark)) names.push(node.value);
  });
  return names;
}

describe('a name in code with a hyphen', () => {
  it('stays on one line in text, lists, tables, links and components', () => {
    expect(
      unbroken(
        'Run `op-node`.\n\n- `--l1.rpc-kind`\n\n| a |\n| --- |\n| `op-geth` |\n\n[`op-batcher`](./b.mdx)\n\n<Note>\n\n`da-server`\n\n</Note>\n',
      ),
    ).toEqual(['op-node', '--l1.rpc-kind', 'op-geth', 'op-batcher', 'da-server']);
  });

  it('may break where it is too long for a narrow window', () => {
    expect(unbroken(`\`${'-'.padEnd(LONGEST, 'a')}\` and \`${'-'.padEnd(LONGEST + 1, 'a')}\``)).toHaveLength(
      1,
    );
  });

  it('may break in a heading, whose letters are larger', () => {
    expect(unbroken('## Run `op-node`\n\n`op-geth`\n')).toEqual(['op-geth']);
  });

  it('needs nothing where no hyphen could be taken for the end of a line', () => {
    expect(unbroken('`nodes`, `cast send --json`')).toEqual([]);
  });
});

describe('what fits in some windows only', () => {
  it('is marked as a long name, if it has a hyphen and less than two lengths', () => {
    const long = '--sequencer.use-finalized';
    expect(
      unbroken(
        `\`${long}\`, \`${'-'.padEnd(2 * LONGEST + 1, 'a')}\`, \`--long name of a flag with\``,
        LONG_NAME,
      ),
    ).toEqual([long]);
  });

  it('is marked as an address, if it has 20 bytes', () => {
    const address = `0x${'aB'.repeat(20)}`;
    expect(unbroken(`\`${address}\` and \`${address}00\``, ADDRESS)).toEqual([address]);
  });
});

describe('a value in code of 32 bytes or more', () => {
  it('is marked, so that it may break in a table', () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const address = `0x${'ab'.repeat(20)}`;
    expect(unbroken(`| a | b |\n| --- | --- |\n| \`${hash}\` | \`${address}\` |\n`, BREAKABLE)).toEqual([
      hash,
    ]);
  });
});
