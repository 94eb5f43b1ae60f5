import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { site } from '@site/src/config/site';
import { type DocsManifest, manifestFile } from '@site/src/build/manifest';

import { docsHistory } from '../support/history';
import { buildDir, builtFile } from '../../scripts/support/builtSite';
import { filesBelow } from '../../scripts/support/filesBelow';

const manifest = JSON.parse(builtFile(manifestFile)) as DocsManifest;
const delivered = filesBelow(buildDir).filter((file) => file !== manifestFile);

describe('docs-manifest.json', () => {
  it('lists exactly the delivered files, once each', () => {
    expect(delivered.length).toBeGreaterThan(400);
    expect([...manifest.files.map((file) => file.path)].sort()).toEqual([...delivered].sort());
  });

  it("has each file's size and hash, so no build step came after it", () => {
    const wrong = manifest.files.filter(({ path: name, sha256, size }) => {
      const bytes = readFileSync(path.join(buildDir, name));
      return bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256;
    });
    expect(wrong).toEqual([]);
  });

  it('names full commits, for pages those of their sources', () => {
    expect(manifest.baseUrl).toBe(site.baseUrl);
    if (manifest.commit === null) {
      // Sources without history, as in an archive.
      expect(manifest.files.every(({ commit }) => commit === null)).toBe(true);
      return;
    }
    const commits = [manifest.commit, ...manifest.files.map(({ commit }) => commit)];
    expect(commits.filter((commit) => !/^[0-9a-f]{40}$/.test(commit ?? ''))).toEqual([]);
    // A shallow or squashed clone knows only one commit.
    if (docsHistory('%H').length > 1) {
      expect(new Set(commits).size).toBeGreaterThan(1);
    }
    const script = manifest.files.find(({ path: name }) => name.startsWith('assets/js/'));
    expect(script?.commit).toBe(manifest.commit);
  });
});

it('names in scripts are sorted, so that hashes, which depend on the folder, do not decide their order', () => {
  const [runtime = ''] = delivered.filter((file) => /^assets\/js\/runtime~main\.\w+\.js$/.test(file));
  const [, names = ''] = /\bvar ([\w$,]+)/.exec(builtFile(runtime)) ?? [];
  expect(names).toMatch(/^a,b,c,d,e/);
});
