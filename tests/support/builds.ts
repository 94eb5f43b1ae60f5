import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { unzipSync } from 'fflate';

import { isSaved, manifestOf, summaryOf } from '@site/src/build/offlineManifest';
import { zipName } from '@site/src/build/zipSite';
import { manifestUrl, versionUrl } from '@site/src/features/offline/manifest';

import { buildDir } from '../../scripts/support/builtSite';
import { filesBelow } from '../../scripts/support/filesBelow';

const temporary: string[] = [];

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  temporary.push(folder);
  return folder;
}

/** Deletes folders created by the functions below. */
export function removeTemporaryFolders(): void {
  for (const folder of temporary.splice(0)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A served folder that can be replaced between requests, like a deployment. */
export interface Deployed {
  readonly dir: string;
  deploy(build: string): void;
}

/** A deployment, by default of the whole build. */
export function deployed(first = buildDir): Deployed {
  const dir = path.join(temporaryFolder(), 'current');
  const deploy = (build: string): void => {
    rmSync(dir, { force: true });
    symlinkSync(build, dir);
  };
  deploy(first);
  return { dir, deploy };
}

/** Enough for links, search, and a late half. */
const keptPages =
  /^(index|404|500|search|interop(\/.*)?|connect\/about\/.*|operators(\/chain-operators\/tools\/.*)?)\.html$/;
const keptFiles =
  /^(assets\/|img\/(?!og\/)|search-index\.json|page-index\.json|[^/]*\.(?:js|webmanifest|ico)$|_headers$)/;
const routeOfScript = /"permalink\\?":\s*\\?"(\/[^"\\]*)/;

function isKept(file: string): boolean {
  if (file.endsWith('.html')) return keptPages.test(file);
  if (!keptFiles.test(file)) return false;
  const route = file.endsWith('.js')
    ? routeOfScript.exec(readFileSync(path.join(buildDir, file), 'utf8'))?.[1]
    : undefined;
  return route === undefined || route === '/' || keptPages.test(`${route.slice(1)}.html`);
}

/** A build with a tenth of the pages, for faster saving. */
export function smallBuild(): string {
  const dir = temporaryFolder();
  for (const file of filesBelow(buildDir).filter(isKept)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(path.join(buildDir, file), path.join(dir, file));
  }
  // Pages link to it.
  symlinkSync(path.join(buildDir, zipName), path.join(dir, zipName));
  writeEdition(dir);
  return dir;
}

/** The whole build, of which an offline copy has a tenth. */
export function buildWithSmallCopy(): string {
  const dir = temporaryFolder();
  for (const name of readdirSync(buildDir)) {
    if (name !== manifestUrl && name !== versionUrl) {
      symlinkSync(path.join(buildDir, name), path.join(dir, name));
    }
  }
  writeEdition(dir, filesBelow(buildDir).filter(isKept));
  return dir;
}

function writeEdition(dir: string, copied = filesBelow(dir)): void {
  const manifest = manifestOf(
    copied.filter(isSaved).map((file) => {
      const bytes = readFileSync(path.join(dir, file));
      // By Node, for speed: no test of an edition needs the size that a build would state.
      return { path: file, bytes, deflated: deflateRawSync(bytes, { level: 1 }) };
    }),
  );
  writeFileSync(path.join(dir, manifestUrl), JSON.stringify(manifest));
  writeFileSync(path.join(dir, versionUrl), JSON.stringify(summaryOf(manifest)));
}

/**
 * A second version of a build: replaces a text everywhere and renames changed scripts and those that name
 * them, like rebuilding changed source, without its minute.
 */
export function secondBuild(text: string, changed: string, first = buildDir): string {
  const dir = temporaryFolder();
  cpSync(first, dir, { recursive: true });
  const files = filesBelow(dir).filter((file) => /\.(html|js)$/.test(file));
  const contents = new Map(files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
  const renamed = new Map<string, string>();
  for (const [file, content] of contents) {
    const hash = /\.([0-9a-f]{8,})\.js$/.exec(file)?.[1];
    if (hash && (content.includes(text) || /(^|\/)(runtime~)?main\./.test(file))) {
      renamed.set(hash, hash.replace(/^..../, hash.startsWith('5ec0') ? '5ec1' : '5ec0'));
    }
  }
  if (renamed.size < 3) {
    throw new Error(`No script of the build has the text "${text}".`);
  }
  const hashes = new RegExp([...renamed.keys()].join('|'), 'g');
  for (const [file, content] of contents) {
    const now = content.replaceAll(text, changed).replace(hashes, (hash) => renamed.get(hash) ?? hash);
    if (now !== content) writeFileSync(path.join(dir, file), now);
    const name = file.replace(hashes, (hash) => renamed.get(hash) ?? hash);
    if (name !== file) renameSync(path.join(dir, file), path.join(dir, name));
  }
  writeEdition(dir);
  return dir;
}

/** The unpacked zip of the build: the folder that its README says to serve. */
export function unzippedSite(): string {
  const dir = temporaryFolder();
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path.join(buildDir, zipName))))) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return path.join(dir, zipName.replace(/\.zip$/, ''));
}
