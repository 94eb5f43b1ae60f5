/**
 * viem as the tutorials' programs load it: the installed packages, their ES modules bundled. tsx passes each of
 * viem's 700 modules to another thread, three seconds of processor time at every start; a bundle takes a sixth.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { buildSync, version as esbuildVersion } from 'esbuild';
import * as z from 'zod';

import { cacheFolder, packageVersion, root } from './tools';

const PACKAGES = ['viem', '@eth-optimism/viem'] as const;

/** Subpaths with a file, or a file for each way to load it. */
const exportsSchema = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));
const manifestSchema = z.looseObject({ exports: exportsSchema });

/**
 * A folder in which Node finds these packages, bundled together so that they share modules. Made once.
 */
export function bundledPackages(): string {
  const key = createHash('sha256')
    .update(JSON.stringify([esbuildVersion, PACKAGES.map(packageVersion), readFileSync(__filename, 'utf8')]))
    .digest('hex');
  const folder = path.join(cacheFolder, key);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  bundleInto(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function bundleInto(folder: string): void {
  const manifests = PACKAGES.map((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    return { name, manifest: manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  });
  const entryPoints: Record<string, string> = {};
  for (const { name, manifest } of manifests) {
    const target = path.join(folder, name);
    mkdirSync(target, { recursive: true });
    const bundled = Object.entries(manifest.exports).map(([subpath, loaded]) => {
      if (!isModule(loaded)) return [subpath, loaded] as const;
      const specifier = path.posix.join(name, subpath);
      const entry = specifier.replaceAll('/', '.');
      entryPoints[entry] = specifier;
      const module = `./bundle/${entry}.mjs`;
      return [subpath, typeof loaded === 'string' ? module : { ...loaded, import: module }] as const;
    });
    writeFileSync(
      path.join(target, 'package.json'),
      JSON.stringify({ ...manifest, exports: Object.fromEntries(bundled) }),
    );
    // Everything else, such as what `require` loads.
    for (const entry of readdirSync(path.join(root, 'node_modules', name))) {
      if (entry !== 'package.json') {
        symlinkSync(path.join(root, 'node_modules', name, entry), path.join(target, entry));
      }
    }
    symlinkSync(path.relative(target, path.join(folder, 'bundle')), path.join(target, 'bundle'));
  }
  buildSync({
    absWorkingDir: root,
    entryPoints,
    outdir: path.join(folder, 'bundle'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // For packages within the bundle that are no ES modules.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
  });
}

/** Whether an export has an ES module. */
function isModule(loaded: string | Readonly<Record<string, string>>): boolean {
  return typeof loaded === 'string' ? loaded.endsWith('.js') : 'import' in loaded;
}
