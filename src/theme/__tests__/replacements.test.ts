import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from '@site/scripts/support/filesBelow';
import { root } from '@site/tests/support/repository';
import * as z from 'zod';

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

/** The others are replacements of Docusaurus' components. */
const ofSearch = ['SearchBar/index.tsx', 'SearchPage/index.tsx'];

const replacements = filesBelow('src/theme')
  .filter((file) => /(index\.tsx|^[\w-]+\.ts|ComponentTypes\.tsx)$/.test(file) && !file.includes('__tests__'))
  .map((file) => ({ file, text: readFileSync(path.join(root, 'src/theme', file), 'utf8') }))
  .filter(({ text }) => !text.includes('@theme-original/'));

it('replacements in the theme name the version they replace, so that an update has them looked through', () => {
  expect(replacements.length).toBeGreaterThan(10);
  const version = (file: string): string | undefined =>
    dependencies[ofSearch.includes(file) ? '@easyops-cn/docusaurus-search-local' : '@docusaurus/core'];
  const others = replacements.filter(({ file, text }) => !text.includes(`(${version(file)})`));
  expect(others.map(({ file }) => file)).toEqual([]);
});
