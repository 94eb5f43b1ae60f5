/** A diagram of unknown size would move the text below it when drawn. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from '../../scripts/support/filesBelow';
import { diagramKey, diagramsIn, type DiagramSizes } from '../../src/remark/diagramSizes';
import sizes from '../../src/remark/measuredDiagrams.json';
import { root } from '../support/repository';

const known: DiagramSizes = sizes;

const diagrams = ['docs', 'versioned_docs'].flatMap((folder) =>
  filesBelow(path.join(root, folder))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      return diagramsIn(text).map((source) => ({ file: `${folder}/${file}`, key: diagramKey(source) }));
    }),
);

test('every diagram has a measured size; if not, run: npm run diagrams:measure', () => {
  expect(diagrams.length).toBeGreaterThan(100);
  expect(diagrams.filter(({ key }) => known[key] === undefined)).toEqual([]);
});

test('no removed diagram has a size; if one does, run: npm run diagrams:measure', () => {
  const used = new Set(diagrams.map(({ key }) => key));
  expect(Object.keys(known).filter((key) => !used.has(key))).toEqual([]);
});
