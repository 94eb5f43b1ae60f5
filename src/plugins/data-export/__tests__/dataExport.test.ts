import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { exportFiles } from '@site/src/data/exportFiles';
import dataExport from '@site/src/plugins/data-export';
import { bundlerSettings, finish, generatedBy } from '@site/tests/support/plugin';
import { root } from '@site/tests/support/repository';

const plugin = (): ReturnType<typeof dataExport> =>
  dataExport({
    siteDir: root,
    siteConfig: { url: 'https://docs.example' },
    baseUrl: '/docs/',
    generatedFilesDir: '/generated',
  });

const expected = Object.fromEntries(
  exportFiles(
    (name) => readFileSync(path.join(root, 'src/data', name), 'utf8'),
    'https://docs.example/docs/data',
  ),
);

/** Runs a function with `NODE_ENV=production`. */
async function inProduction<Value>(run: () => Promise<Value>): Promise<Value> {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  try {
    return await run();
  } finally {
    replaced.restore();
  }
}

describe('published data', () => {
  let outDir: string;
  beforeEach(() => (outDir = mkdtempSync(path.join(tmpdir(), 'data-export-'))));
  afterEach(() => rmSync(outDir, { recursive: true }));

  it('is written below /data of a build, with its schemas', async () => {
    const generated = await inProduction(async () => {
      await finish(plugin(), outDir);
      return generatedBy(plugin());
    });
    const written = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const files = written.map((file) => [path.relative(`${outDir}/data`, file), readFileSync(file, 'utf8')]);
    expect(Object.fromEntries(files)).toEqual(expected);
    expect(generated.size).toBe(0);
  });

  it('is served at the same addresses during development', async () => {
    expect(Object.fromEntries(await generatedBy(plugin()))).toEqual(expected);
    const directory = '/generated/data-export/default';
    expect(bundlerSettings(plugin())).toEqual({
      devServer: { static: [{ directory, publicPath: '/docs/data' }] },
    });
  });

  it('is read again when a file changes, each of which is watched once', () => {
    const watched = plugin().getPathsToWatch?.() ?? [];
    expect(watched).toContain(path.join(root, 'src/data/chains.json'));
    expect(watched.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(watched).size).toBe(watched.length);
  });
});
