import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import codeSample, { fillFence, fingerprint, regionsOf } from '../../../src/remark/codeSample';

const greeter = `// SPDX-License-Identifier: MIT
contract Greeter {
    // region: events
    event SetGreeting(address sender);
    // endregion: events

    // region: set
    function setGreeting() external {
        // region: emit
        emit SetGreeting(msg.sender);
        // endregion: emit
    }
    // endregion: set
}
`;
const place = { page: 'docs/page.mdx', line: 7 };
const fill = (meta: string, code = '', text: string | undefined = greeter) =>
  fillFence({ meta, code }, place, (file) => (file === './_samples/Greeter.sol' ? text : undefined));

describe('a code block that names a file', () => {
  it('shows the whole file without its region markers', () => {
    expect(fill('file=./_samples/Greeter.sol').code).toBe(
      greeter
        .split('\n')
        .filter((line) => !line.includes('region:'))
        .join('\n')
        .trimEnd(),
    );
  });

  it('shows one region, moved to the left edge, without the markers inside it', () => {
    expect(fill('file=./_samples/Greeter.sol#set').code).toBe(
      'function setGreeting() external {\n    emit SetGreeting(msg.sender);\n}',
    );
  });

  it('keeps the rest of its meta', () => {
    expect(fill('title="src/Greeter.sol" file=./_samples/Greeter.sol#emit showLineNumbers').meta).toBe(
      'title="src/Greeter.sol" showLineNumbers',
    );
  });

  it('may name the file in quotes', () => {
    expect(fill('file="./_samples/Greeter.sol#emit"').code).toBe('emit SetGreeting(msg.sender);');
  });

  it.each([
    [
      'file=./_samples/Missing.sol',
      '',
      'docs/page.mdx:7: no file ./_samples/Missing.sol (paths are relative to the page)',
    ],
    [
      'file=./_samples/Greeter.sol#sett',
      '',
      "docs/page.mdx:7: ./_samples/Greeter.sol has no region 'sett'; it has 'events', 'set', 'emit'",
    ],
    [
      'file=./_samples/Greeter.sol',
      'contract X {}',
      'docs/page.mdx:7: the block is filled from ./_samples/Greeter.sol, but contains code; empty it',
    ],
    ['file=""', '', `docs/page.mdx:7: 'file=""' names no file`],
    ['file=', '', "docs/page.mdx:7: 'file=' names no file"],
    ['title="a" file= showLineNumbers', '', "docs/page.mdx:7: 'file=' names no file"],
    ['file="#set"', '', 'names no file; write file=./_samples/Name.sol'],
  ])('fails for %s', (meta, code, message) => {
    expect(() => fill(meta, code)).toThrow(message);
  });

  it('knows markers of shell, SQL, HTML and C comments', () => {
    const text = [
      '# region: sh',
      'a',
      '# endregion: sh',
      '<!-- region: html -->',
      'b',
      '<!-- endregion: html -->',
    ].join('\n');
    expect([...regionsOf(text, 'x')]).toEqual([
      ['sh', 'a'],
      ['html', 'b'],
    ]);
  });

  it.each([
    ['// region: a\nx', "x.sol:1: region 'a' has no endregion"],
    ['// region: a\n// endregion: a\n// region: a', "x.sol:3: region 'a' is there twice"],
    ['// endregion: a', "x.sol:1: endregion 'a' without a region 'a'"],
    ['// region: a\nx\n// endregion: a\ny\n// endregion: a', "x.sol:5: endregion 'a' without a region 'a'"],
  ])('fails for the markers %j', (text, message) => {
    expect(() => regionsOf(text, 'x.sol')).toThrow(message);
  });
});

it.each(['title="how file=x works"', "title='file=./a.sol'", 'profile=x', 'title="it\'s" {1}'])(
  'leaves a code block with %s alone',
  (meta) => expect(fill(meta, 'x')).toMatchObject({ meta, code: 'x', file: undefined }),
);

it('may have its file named beside such a title', () => {
  expect(fill('title="how file=x works" file=./_samples/Greeter.sol#emit {1}')).toMatchObject({
    meta: 'title="how file=x works" {1}',
    code: 'emit SetGreeting(msg.sender);',
  });
});

it('leaves a code block of its own alone', () => {
  expect(fill('title="a"', 'x')).toEqual({
    meta: 'title="a"',
    code: 'x',
    file: undefined,
    region: undefined,
  });
});

describe('on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'code-sample-'));
    mkdirSync(path.join(folder, '_samples'));
    writeFileSync(path.join(folder, '_samples/Greeter.sol'), greeter);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds the file beside the page', () => {
    const tree = unified()
      .use(remarkParse)
      .parse('```solidity title="x" file=./_samples/Greeter.sol#emit\n```\n');
    codeSample()(tree, new VFile({ path: path.join(folder, 'page.mdx') }));
    expect(tree.children[0]).toMatchObject({
      type: 'code',
      meta: 'title="x"',
      value: 'emit SetGreeting(msg.sender);',
    });
  });

  it('takes a folder for no file, and says on which page and line', () => {
    const tree = unified().use(remarkParse).parse('text\n\n```solidity file=./_samples\n```\n');
    expect(() => codeSample()(tree, new VFile({ path: path.join(folder, 'page.mdx') }))).toThrow(
      /page\.mdx:3: no file \.\/_samples /,
    );
  });

  it('has a fingerprint that changes with a record of an execution', () => {
    const before = fingerprint(folder);
    mkdirSync(path.join(folder, '_records'));
    writeFileSync(path.join(folder, '_records/page.json'), '{}');
    expect(fingerprint(folder)).not.toBe(before);
  });

  it('has a fingerprint also where the folder is not there, as that of snapshots can be', () => {
    expect(fingerprint(path.join(folder, 'none'))).toMatch(/^[\da-f]{64}$/);
  });

  it('has a fingerprint that changes with a sample, and not with a page', () => {
    const before = fingerprint(folder);
    writeFileSync(path.join(folder, 'page.mdx'), 'text');
    expect(fingerprint(folder)).toBe(before);
    writeFileSync(path.join(folder, '_samples/Greeter.sol'), `${greeter}// more`);
    expect(fingerprint(folder)).not.toBe(before);
  });
});
