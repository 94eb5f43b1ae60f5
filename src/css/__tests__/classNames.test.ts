import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from '@site/scripts/support/filesBelow';

/** Uses of `styles.name` for which the stylesheet has no class: `undefined` without an error. */
function unknownClasses(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(([, styles, from]) => {
    const sheet = from?.startsWith('@site/') ? from.slice(6) : path.join(path.dirname(file), from ?? '');
    const classes = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[a-z]\w*/gi));
    const used = code.matchAll(new RegExp(`(?<![\\w./])${styles}\\.(?!module\\b)(\\w+)`, 'g'));
    return [...used].flatMap(([, name]) => (classes.has(name ?? '') ? [] : [`${file}: ${styles}.${name}`]));
  });
}

describe('components', () => {
  it('have only classes that their stylesheets know', () => {
    const files = filesBelow('src')
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `src/${file}`);
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(code.match(/^import \w+ from '.+\.module\.css';$/gm)?.length).toBeGreaterThan(60);
    expect(files.flatMap(unknownClasses)).toEqual([]);
  });
});
