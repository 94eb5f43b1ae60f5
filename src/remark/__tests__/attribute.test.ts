import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { attributeOf } from '@site/src/remark/attribute';

/** An element's attribute as written on a page. */
function written(element: string): unknown {
  const [node] = unified().use(remarkParse).use(remarkMdx).parse(element).children;
  return node && 'attributes' in node ? node.attributes?.[0] : undefined;
}

describe('an attribute that is filled in', () => {
  it.each([
    ['text', 'two words', '<A b="two words" />'],
    ['a number', 12, '<A b={12} />'],
    ['a switch', true, '<A b={true} />'],
    ['nothing', null, '<A b={null} />'],
    [
      'a list with more inside',
      [{ 'data id': 'x', n: [1, 'a "b"'] }],
      '<A b={[{"data id":"x","n":[1,"a \\"b\\""]}]} />',
    ],
  ])('is what an author would write: %s', (_kind, value, element) => {
    expect(written(element)).toMatchObject(attributeOf('b', value));
  });

  it('cannot be what a page cannot contain', () => {
    expect(() => attributeOf('b', [undefined])).toThrow(
      'A page cannot contain a value of the type undefined.',
    );
  });
});
