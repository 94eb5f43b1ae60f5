import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { __importDefault } from '@site/src/plugins/lean-bundle/importDefault';
import { withSharedDocs } from '@site/src/plugins/lean-bundle/sharedDocs.cjs';

import { root } from '../../../../tests/support/repository';

describe('the replacement of tslib', () => {
  it('has every helper that the code in the browser asks it for', () => {
    const lib = path.join(root, 'node_modules/@docusaurus/utils-common/lib');
    const used = readdirSync(lib)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(path.join(lib, file), 'utf8').matchAll(/\btslib_\d+\.(\w+)/g)])
      .map(([, helper]) => helper);
    expect([...new Set(used)]).toEqual(['__importDefault']);
  });

  it('gives the default export of a compiled module, and a whole module that has none', () => {
    const compiled = { __esModule: true, default: 1 };
    expect(__importDefault(compiled).default).toBe(1);
    const plain = {};
    expect(__importDefault(plain).default).toBe(plain);
    expect(__importDefault(undefined).default).toBeUndefined();
  });
});

describe('the pages that the browser knows of each version', () => {
  it('are those that another version has too, without what only a sidebar needs', () => {
    const doc = (id: string, version: string) => ({ id, path: `${version}/${id}`, sidebar: 'stack' });
    const versions = [
      { name: 'current', docs: [doc('fees', ''), doc('osaka', '')] },
      { name: 'jovian', docs: [doc('fees', '/jovian'), doc('supervisor', '/jovian')] },
    ];
    expect(withSharedDocs(versions)).toEqual([
      { name: 'current', docs: [{ id: 'fees', path: '/fees' }] },
      { name: 'jovian', docs: [{ id: 'fees', path: '/jovian/fees' }] },
    ]);
  });
});
