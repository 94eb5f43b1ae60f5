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

import { unzipSync } from 'fflate';

import { editionOf, summaryOf } from '@site/src/delivery/offlineEdition';
import { zipName } from '@site/src/delivery/zipSite';
import { manifestUrl, versionUrl } from '@site/src/offline/edition';

import { buildDir } from '../../scripts/support/builtSite';

const temporary: string[] = [];

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  temporary.push(folder);
  return folder;
}

/** Deletes what the functions below have made. */
export function removeTemporaryFolders(): void {
  for (const folder of temporary.splice(0)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder served in place of a build, which can be exchanged for another between two requests, as a deployment does. */
export interface Deployed {
  readonly dir: string;
  deploy(build: string): void;
}

/** A deployment of the build that is there. */
export function deployed(): Deployed {
  const dir = path.join(temporaryFolder(), 'current');
  const deploy = (build: string): void => {
    rmSync(dir, { force: true });
    symlinkSync(build, dir);
  };
  deploy(buildDir);
  return { dir, deploy };
}

/**
 * A second edition of the build: some text is another on every page and in every script that has it,
 * and each script that changed has a new name, the scripts that name it too. It is what a build of a
 * changed source would be, without the minute that takes.
 */
export function secondEdition(text: string, changed: string): string {
  const dir = temporaryFolder();
  cpSync(buildDir, dir, { recursive: true });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js)$/.test(file),
  );
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
  const edition = editionOf(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({
        path: path.relative(dir, file).replaceAll(path.sep, '/'),
        bytes: readFileSync(file),
      })),
  );
  writeFileSync(path.join(dir, manifestUrl), JSON.stringify(edition));
  writeFileSync(path.join(dir, versionUrl), JSON.stringify(summaryOf(edition)));
  return dir;
}

/** The zip of the build, unpacked: the folder that its README says to serve. */
export function unzippedSite(): string {
  const dir = temporaryFolder();
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path.join(buildDir, zipName))))) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return path.join(dir, zipName.replace(/\.zip$/, ''));
}
