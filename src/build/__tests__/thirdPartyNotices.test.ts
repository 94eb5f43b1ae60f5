import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { noticesOf, packageFolder, readNotice } from '../thirdPartyNotices';

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/lunr/lunr.js', '/site/node_modules/lunr'],
    ['/site/node_modules/@noble/hashes/esm/sha3.js', '/site/node_modules/@noble/hashes'],
    ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\clsx\\dist\\clsx.mjs', 'C:\\site\\node_modules\\clsx'],
    ['/site/src/theme/Root/index.tsx', undefined],
  ])('of %s is %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

describe('the licenses', () => {
  let site: string;

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'notices-'));
  });

  afterEach(() => {
    rmSync(site, { recursive: true });
  });

  /** Installs a package with these files; returns the path of one of its modules. */
  function install(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
    const folder = path.join(site, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    return path.join(folder, 'index.js');
  }

  it('stand under a title, each package once, with its text', () => {
    const two = install(
      '@two/part',
      { license: 'ISC' },
      { 'LICENSE.md': 'ISC terms\r\n', 'readme.md': 'no' },
    );
    const one = install('one', {}, { license: 'Terms of one' });
    const none = install('none', { license: 'MIT' });
    expect(noticesOf('In the pages', [two, one, none, path.join(path.dirname(one), 'other.js'), '/src/a.ts']))
      .toBe(`In the pages
============

@two/part 1.2.3 (ISC)

ISC terms

------------------------------------------------------------------------

none 1.2.3 (MIT)

------------------------------------------------------------------------

one 1.2.3

Terms of one
`);
  });

  it('stop the build at a package that has none', () => {
    const folder = path.dirname(install('closed', {}));
    expect(() => readNotice(folder)).toThrow(
      `${folder}: a package that is delivered has to name its version and its license.`,
    );
  });

  it('stop the build at a package that names it in the old way, as an object', () => {
    const folder = path.dirname(install('old', { license: { type: 'MIT', url: 'https://mit.test' } }));
    expect(() => readNotice(folder)).toThrow(
      `${folder}: its package.json has a license that is not text, as "MIT" is.`,
    );
  });
});
