import type { Code, Root } from 'mdast';

import highlightPlugin, { highlight, isKnownLanguage, textKindOf, titleOf } from '@site/src/remark/highlight';

import { allPages } from '../../../tests/support/repository';

describe('highlighting while pages are built', () => {
  it('keeps names and values of plain text in columns, where several lines have them', () => {
    const list = 'origin      0x42\nblock       <2>\n\nrelayed';
    expect(highlight(list, 'text')).toBe(
      '<span class="aligned"><span>origin      </span><span>0x42\n</span></span>' +
        '<span class="aligned"><span>block       </span><span>&lt;2&gt;\n</span></span>\nrelayed',
    );
    expect(highlight('one  line', 'text')).toBe('one  line');
    expect(highlight(`${'a'.repeat(20)}  1\n${'b'.repeat(20)}  2`, 'text')).not.toContain('span');
  });

  it('marks tokens with classes and no colors', () => {
    expect(highlight('uint256 x = 1; // one', 'solidity')).toBe(
      '<span class="token builtin">uint256</span> x <span class="token operator">=</span> <span class="token number">1</span><span class="token punctuation">;</span> <span class="token comment">// one</span>',
    );
  });

  it.each(['sh', 'bash', 'ts', 'solidity', 'toml', 'yaml', 'json', 'diff'])('knows %s', (language) => {
    expect(isKnownLanguage(language)).toBe(true);
  });

  it('knows the language of every code block in docs/', () => {
    const unknown = allPages().flatMap(({ file, body }) =>
      [...body.matchAll(/^ *```([\w-]+)/gm)]
        .map(([, language]) => language ?? '')
        .filter((language) => language !== 'mermaid' && !isKnownLanguage(language))
        .map((language) => `${file}: ${language}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(['sh', 'text', 'no-such-language'])(
    'never lets code of the language %s become markup',
    (language) => {
      expect(highlight('<img src=x onerror=alert(1)> && "a"', language)).not.toMatch(/<(?!\/?span)/);
    },
  );

  it.each(['sh', 'text', 'no-such-language'])(
    'shows code of the language %s as it was written',
    (language) => {
      const code = 'a && b &lt; &amp;amp; "c" <d>';
      const shown = highlight(code, language).replace(/<\/?span[^>]*>/g, '');
      expect(shown).toBe('a &amp;&amp; b &amp;lt; &amp;amp;amp; "c" &lt;d&gt;');
    },
  );

  it.each([
    ['title="src/Greeter.sol"', 'src/Greeter.sol'],
    ["title='a b' x", 'a b'],
    ['subtitle="x"', undefined],
    [undefined, undefined],
  ])('takes the title of %p to be %p', (meta, title) => {
    expect(titleOf(meta)).toBe(title);
  });

  it.each([
    ['error', 'error'],
    ['title="An error" formula', 'formula'],
    ['title="An error"', undefined],
    [undefined, undefined],
  ])('takes a text with %p to show: %p', (meta, kind) => {
    expect(textKindOf(meta)).toBe(kind);
  });

  it('takes plain text after a command for output, in the same section, unless it says otherwise', () => {
    const code = (lang: string, meta?: string): Code => ({ type: 'code', lang, meta, value: 'x' });
    const tree: Root = {
      type: 'root',
      children: [
        code('text'),
        code('sh'),
        code('text'),
        code('text', 'error'),
        { type: 'heading', depth: 2, children: [] },
        code('text'),
      ],
    };
    highlightPlugin()(tree);
    const kinds = tree.children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement'
        ? [node.attributes.find((each) => 'name' in each && each.name === 'kind')?.value]
        : [],
    );
    expect(kinds).toEqual([undefined, undefined, 'output', 'error', undefined]);
  });

  it('puts a CodeFence with the HTML in the place of a code block', () => {
    const tree: Root = {
      type: 'root',
      children: [{ type: 'code', lang: 'json', meta: 'title="a.json"', value: '1' }],
    };
    highlightPlugin()(tree);
    expect(tree.children).toMatchObject([
      {
        type: 'mdxJsxFlowElement',
        name: 'CodeFence',
        attributes: [
          { name: 'html', value: '<span class="token number">1</span>' },
          { name: 'language', value: 'json' },
          { name: 'title', value: 'a.json' },
        ],
      },
    ]);
  });
});
