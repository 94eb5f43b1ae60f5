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
  fillFence({ lang: 'solidity', meta, code }, place, (file) =>
    file === './_samples/Greeter.sol' ? text : undefined,
  );

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
      'docs/page.mdx:7: the block is filled from ./_samples/Greeter.sol, but holds code of its own; empty it',
    ],
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
  ])('fails for the markers %j', (text, message) => {
    expect(() => regionsOf(text, 'x.sol')).toThrow(message);
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

  it('has a fingerprint that changes with a sample, and only with a sample', () => {
    const before = fingerprint(folder);
    writeFileSync(path.join(folder, 'page.mdx'), 'text');
    expect(fingerprint(folder)).toBe(before);
    writeFileSync(path.join(folder, '_samples/Greeter.sol'), `${greeter}// more`);
    expect(fingerprint(folder)).not.toBe(before);
  });
});
