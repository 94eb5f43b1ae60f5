import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { noticesFile, noticesOf } from '@site/src/build/thirdPartyNotices';
import thirdPartyNotices from '@site/src/plugins/third-party-notices';
import { bundlerSettings, finish } from '@site/tests/support/plugin';

/** A bundler hook that runs immediately. */
const withValue = (value: unknown) => ({ tap: (_name: string, run: (value: unknown) => void) => run(value) });

/** A bundler with these files; undefined for modules without a file. */
function bundlerOf(files: readonly (string | null)[]): object {
  const modules = files.map((file) => ({ nameForCondition: () => file }));
  return { hooks: { compilation: withValue({ hooks: { finishModules: withValue(modules) } }) } };
}

describe('the licenses of a build', () => {
  let outDir: string;
  beforeEach(() => (outDir = mkdtempSync(path.join(tmpdir(), 'notices-'))));
  afterEach(() => rmSync(outDir, { recursive: true }));

  it('are those of the packages in the scripts of the browser', async () => {
    const plugin = thirdPartyNotices();
    const { plugins = [] } = bundlerSettings(plugin);
    const bundled = require.resolve('clsx');
    expect(plugins).toHaveLength(1);
    for (const each of plugins) {
      if (typeof each === 'function') Reflect.apply(each, undefined, [bundlerOf([bundled, null])]);
    }
    await finish(plugin, outDir);
    const written = readFileSync(path.join(outDir, noticesFile), 'utf8');
    expect(written).toBe(noticesOf('In the pages', [bundled]));
    expect(written).toMatch(/^clsx \d/m);
  });

  it('are not those of packages that only the server needs', () => {
    expect(bundlerSettings(thirdPartyNotices(), true)).toEqual({ plugins: [] });
  });
});
