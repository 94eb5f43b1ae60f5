/** The folder of a run: npm packages and a site per generator. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from './content';
import type { Generator } from './generators';
import { run, type Surroundings } from '../support/process';

/** Lighthouse, and the Node that it and Astro need if an older one runs this. */
const tools = { lighthouse: '13.5.0' };
const node = { version: '22.23.3', needed: [22, 19] } as const;

/** A generator with its site written, ready to build. */
export interface Site {
  readonly generator: Generator;
  readonly dir: string;
  readonly built: string;
  readonly where: Surroundings;
}

/** What was set up, and a sentence for each failure. */
export interface Workshop {
  readonly sites: readonly Site[];
  readonly lighthouse?: string;
  readonly where: Surroundings;
  readonly left: readonly string[];
}

/** Installs the packages and writes the sites. Failures are reported and left out. */
export async function openWorkshop(
  folder: string,
  generators: readonly Generator[],
  pages: readonly Page[],
): Promise<Workshop> {
  const left: string[] = [];
  const attempt = async (what: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      left.push(`${what} is left out: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  };
  const toolsDir = path.join(folder, 'tools');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
  };
  if (!recentEnough(process.versions.node)) {
    const fetched = await attempt(`Node ${node.version}, which Lighthouse and Astro need,`, () =>
      install(toolsDir, { node: node.version }, env),
    );
    if (fetched) {
      env.PATH = `${path.join(toolsDir, 'node_modules/node/bin')}${path.delimiter}${env.PATH ?? ''}`;
    }
  }
  const hasLighthouse = await attempt('Lighthouse', () => install(toolsDir, tools, env));
  const sites: Site[] = [];
  for (const generator of generators) {
    const dir = path.join(folder, generator.name.replaceAll(' ', '-'));
    const ready = await attempt(generator.name, async () => {
      await install(dir, generator.packages, env);
      generator.prepare(dir, pages);
    });
    if (ready) {
      sites.push({ generator, dir, built: path.join(dir, generator.output), where: { cwd: dir, env } });
    }
  }
  return {
    sites,
    ...(hasLighthouse ? { lighthouse: path.join(toolsDir, 'node_modules/lighthouse/cli/index.js') } : {}),
    where: { cwd: folder, env },
    left,
  };
}

/** Whether a Node version runs everything. */
export function recentEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > node.needed[0] || (major === node.needed[0] && minor >= node.needed[1]);
}

/** Installs packages unless an earlier run did. */
async function install(
  dir: string,
  packages: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const wanted = Object.entries(packages).filter(
    ([name, version]) => installedVersion(dir, name) !== version,
  );
  if (wanted.length === 0) {
    return;
  }
  const manifest = path.join(dir, 'package.json');
  if (!existsSync(manifest)) {
    writeFileSync(manifest, '{ "private": true, "type": "module" }\n');
  }
  const names = wanted.map(([name, version]) => `${name}@${version}`);
  console.log(`Fetching ${names.join(', ')} ...`);
  await run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...names], { cwd: dir, env });
}

function installedVersion(dir: string, name: string): string | undefined {
  const manifest = path.join(dir, 'node_modules', name, 'package.json');
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version
    : undefined;
}

/** Removes what a fresh clone lacks. */
export function removeCaches({ generator, dir }: Site): void {
  for (const cache of generator.caches) {
    rmSync(path.join(dir, cache), { recursive: true, force: true });
  }
}
