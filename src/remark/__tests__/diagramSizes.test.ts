import type { Root } from 'mdast';

import diagramSizes, { diagramKey, diagramsIn } from '@site/src/remark/diagramSizes';

/** A diagram as Docusaurus passes it on. */
function diagram(value: string): Root {
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [], data: { hName: 'mermaid', hProperties: { value } } }],
  };
}

test('a diagram gets the size that was measured for its source', () => {
  const tree = diagram('flowchart LR\n  a --> b');
  diagramSizes({ sizes: { [diagramKey('flowchart LR\n  a --> b\n')]: [320, 80] } })(tree);
  expect(tree.children[0]?.data?.hProperties).toEqual({
    value: 'flowchart LR\n  a --> b',
    width: 320,
    height: 80,
  });
});

test('a diagram that was not measured stays as it is', () => {
  const tree = diagram('flowchart LR');
  diagramSizes({ sizes: {} })(tree);
  expect(tree.children[0]?.data?.hProperties).toEqual({ value: 'flowchart LR' });
});

test('the diagrams of a page are its blocks of Mermaid and no others', () => {
  expect(diagramsIn('# A\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n```sh\nls\n```\n')).toEqual([
    'flowchart LR\n  a --> b',
  ]);
});
