/** The tutorials' pinned tools: real Foundry binaries, and solc-js instead of a downloaded compiler. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');

/** What test files share across processes: compiled contracts, bundled packages. */
export const cacheFolder = path.join(root, 'node_modules/.cache/tutorials');

const FOUNDRY = ['anvil', 'cast', 'forge'] as const;
/** A Foundry program from npm. */
export type FoundryTool = (typeof FOUNDRY)[number];

const platform = process.platform === 'win32' ? 'win32' : process.platform;
const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
const requireHere = createRequire(__filename);

function platformPackage(tool: string): string {
  return `@foundry-rs/${tool}-${platform}-${architecture}`;
}

/**
 * Folder of a tool's native program, from the platform's package or PATH. The generic package's JavaScript
 * wrapper starts five times slower and does not forward signals.
 */
export function toolFolder(tool: FoundryTool): string {
  try {
    return path.join(path.dirname(requireHere.resolve(`${platformPackage(tool)}/package.json`)), 'bin');
  } catch (cause) {
    const onPath = (process.env.PATH ?? '')
      .split(path.delimiter)
      .find((folder) => existsSync(path.join(folder, tool)));
    if (onPath !== undefined) return onPath;
    throw new Error(
      `${platformPackage(tool)} is not installed and ${tool} is not on PATH; run npm ci --prefix tests/tutorials, or install Foundry`,
      { cause },
    );
  }
}

/** Folders for PATH, in order: anvil, cast and forge, and substitutes for npm and npx. */
export function toolPath(): string[] {
  return [...FOUNDRY.map(toolFolder), path.join(__dirname, 'bin')];
}

/** Version of an installed package; `@foundry-rs/cast` means the cast of {@link toolFolder}. */
export function packageVersion(name: string): string {
  const tool = /^@foundry-rs\/(\w+)$/.exec(name)?.[1];
  if (tool !== undefined) return toolVersion(tool as FoundryTool);
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error(`node_modules/${name}/package.json names no version`);
}

function toolVersion(tool: FoundryTool): string {
  const program = path.join(toolFolder(tool), tool);
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const version = /\d+\.\d+\.\d+/.exec(said)?.[0];
  if (version === undefined) throw new Error(`${program} --version names no version: ${said}`);
  return version;
}

/** A program that answers forge like the Solidity compiler. */
export const solcProgram = path.join(__dirname, 'bin', 'solc');
