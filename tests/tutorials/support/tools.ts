/** The pinned tools the tutorials run with: real Foundry binaries, and solc-js where a reader would download a compiler. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The repository's root. */
export const root = path.resolve(__dirname, '../../..');

const FOUNDRY = ['anvil', 'cast', 'forge'] as const;
/** A Foundry program that comes from npm. */
export type FoundryTool = (typeof FOUNDRY)[number];

const platform = process.platform === 'win32' ? 'win32' : process.platform;
const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
const requireHere = createRequire(__filename);

/**
 * The folder with a tool's native program. The npm package also has a wrapper in JavaScript, which takes five times as long
 * to start and does not pass signals on.
 */
export function toolFolder(tool: FoundryTool): string {
  const packageName = `@foundry-rs/${tool}-${platform}-${architecture}`;
  try {
    return path.join(path.dirname(requireHere.resolve(`${packageName}/package.json`)), 'bin');
  } catch (cause) {
    throw new Error(`${packageName} is not installed; run npm ci (optional dependencies included)`, {
      cause,
    });
  }
}

/** Folders that hold anvil, cast and forge, and the stand-ins for npm and npx, in the order they go on PATH. */
export function toolPath(): string[] {
  return [...FOUNDRY.map(toolFolder), path.join(__dirname, 'bin')];
}

/** The version of an installed package. */
export function packageVersion(name: string): string {
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

/** A program that answers forge the way the Solidity compiler would. */
export const solcProgram = path.join(__dirname, 'bin', 'solc');
