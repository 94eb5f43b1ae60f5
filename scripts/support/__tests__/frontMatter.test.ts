import { readFrontMatter, withoutFrontMatter } from '../frontMatter';

const read = (text: string): unknown => readFrontMatter({ file: 'docs/a.mdx', text });

describe('the front matter of a page', () => {
  it.each([
    ['with fields', '---\ntitle: A\n---\n\nText.', { title: 'A' }],
    ['with the line breaks of Windows', '---\r\ntitle: A\r\n---\r\n\r\nText.', { title: 'A' }],
    ['without any', 'Text.', {}],
    ['empty', '---\n\n---\nText.', {}],
  ])('is read: %s', (_case, text, fields) => {
    expect(read(text)).toEqual(fields);
  });

  it('is refused with file and line', () => {
    const sentence = 'docs/a.mdx: its front matter cannot be read: ';
    expect(() => read('---\ntitle: A\ntopic: b: c\n---\n')).toThrow(
      `${sentence}Nested mappings are not allowed in compact mappings at line 3, column 8`,
    );
    expect(() => read('---\n- title\n---\n')).toThrow(`${sentence}it is not a list of fields.`);
  });

  it('leaves the other lines their numbers where it is left out', () => {
    expect(withoutFrontMatter('---\ntitle: A\n---\nText.\n---\n')).toBe('\n\n\nText.\n---\n');
    expect(withoutFrontMatter('Text.')).toBe('Text.');
  });
});
