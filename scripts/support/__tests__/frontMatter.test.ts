import { readFrontMatter, withoutFrontMatter } from '../frontMatter';

describe('the front matter of a page', () => {
  it.each([
    ['with fields', '---\ntitle: A\n---\n\nText.', { title: 'A' }],
    ['with the line breaks of Windows', '---\r\ntitle: A\r\n---\r\n\r\nText.', { title: 'A' }],
    ['without any', 'Text.', {}],
    ['empty', '---\n\n---\nText.', {}],
  ])('is read: %s', (_case, page, fields) => {
    expect(readFrontMatter(page)).toEqual(fields);
  });

  it('is refused with the line in the file', () => {
    expect(() => readFrontMatter('---\ntitle: A\ntopic: b: c\n---\n')).toThrow('at line 3, column 8');
    expect(() => readFrontMatter('---\n- title\n---\n')).toThrow('it is not a list of fields.');
  });

  it('leaves the other lines their numbers where it is left out', () => {
    expect(withoutFrontMatter('---\ntitle: A\n---\nText.\n---\n')).toBe('\n\n\nText.\n---\n');
    expect(withoutFrontMatter('Text.')).toBe('Text.');
  });
});
