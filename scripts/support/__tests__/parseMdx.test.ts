import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { parseMdx } from '../parseMdx';

const parser = unified().use(remarkParse).use(remarkMdx);
const parse = (value: string): unknown => parseMdx(new VFile({ path: 'docs/a.mdx', value }), parser);

describe('the error of a page that cannot be parsed', () => {
  it.each([
    [
      'a tag open at the end of the page',
      'Text.\n\n<Steps>\n\nMore.\n',
      'docs/a.mdx:3: Expected a closing tag',
    ],
    [
      'a tag open at the end of a paragraph',
      'Text.\n\nAn <b>open one.\n',
      'docs/a.mdx:3: Expected a closing tag',
    ],
    ['an open expression', 'Text.\n\n{1 + \n', 'docs/a.mdx:4: Unexpected end of file in expression'],
    ['a tag that was never opened', '</Steps>\n', 'docs/a.mdx:1: Unexpected closing slash'],
  ])('begins with file and line: %s', (_case, text, sentence) => {
    expect(() => parse(text)).toThrow(sentence);
  });

  it('begins with the file if the parser knows no line', () => {
    const broken = {
      parse: () => {
        throw new Error('Out of luck');
      },
    };
    expect(() => parseMdx(new VFile({ path: 'docs/a.mdx' }), broken)).toThrow('docs/a.mdx: Out of luck');
  });
});
