/**
 * Second half of `npm run build`: makes of what Docusaurus wrote to build/, or to the folder named as
 * argument, what is delivered. The steps run one after another because later ones need what earlier
 * ones wrote.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';
import { minify } from 'terser';

import { browserslist } from '../../package.json';
import { site } from '../../src/config/site';
import { browserTargets } from '../../src/delivery/browserTargets';
import { type BuiltFile } from '../../src/delivery/builtFile';
import {
  inlineScriptHashes,
  readHeaders,
  rulesUnder,
  toHeadersFile,
  withConnection,
} from '../../src/delivery/headers';
import { toCaddy } from '../../src/delivery/headersCaddy';
import { toNginx } from '../../src/delivery/headersNginx';
import { leanPage } from '../../src/delivery/leanPage';
import { docsManifest, manifestFile } from '../../src/delivery/manifest';
import { editionOf, summaryOf } from '../../src/delivery/offlineEdition';
import { readStylesheet } from '../../src/delivery/pageCss';
import { noticesFile, noticesOf } from '../../src/delivery/thirdPartyNotices';
import { zipName, zipSite } from '../../src/delivery/zipSite';
import { manifestUrl, versionUrl, workerUrl } from '../../src/offline/edition';
import { megabytes } from '../../src/offline/problem';
import { readCommits } from '../../src/plugins/page-metadata/commits';
import { describePages, writeRedirects } from './describePages';
import { readModel } from './generated';
import { makeSearchFiles } from './makeSearchFiles';
import { filesBelow } from '../support/filesBelow';

const root = path.resolve(__dirname, '../..');
const buildDir = path.resolve(root, process.argv[2] ?? 'build');
const { baseUrl } = site;

/** Inlines each page's CSS and hands its scripts to the starter. */
async function makePagesLean(): Promise<void> {
  const source = readFileSync(path.join(root, 'src/delivery/starter.client.js'), 'utf8');
  const { code: starter = '' } = await minify(source, { toplevel: true });
  const files = filesBelow(buildDir);
  const stylesheets = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map(
        (file) => [baseUrl + file, readStylesheet(readFileSync(path.join(buildDir, file), 'utf8'))] as const,
      ),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(buildDir, page);
    try {
      writeFileSync(file, leanPage(readFileSync(file, 'utf8'), { stylesheets, starter }));
    } catch (error) {
      throw new Error(`build/${page}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  console.log(`Inlined the CSS of ${pages.length} pages.`);
}

/** Completes the security policy with the inline scripts of the pages, and writes it for each kind of host. */
function writeHeaders(): void {
  const hashes = filesBelow(buildDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScriptHashes(readFileSync(path.join(buildDir, file), 'utf8')));
  const own = readHeaders(
    readFileSync(path.join(root, 'static/_headers'), 'utf8'),
    [...new Set(hashes)].sort(),
  );
  // A path of the host is of the site's own origin.
  const rules = site.feedbackUrl?.startsWith('http') ? withConnection(own, site.feedbackUrl) : own;
  const hosting = path.join(buildDir, 'hosting');
  mkdirSync(hosting, { recursive: true });
  writeFileSync(path.join(buildDir, '_headers'), toHeadersFile(rulesUnder(rules, baseUrl)));
  writeFileSync(path.join(hosting, 'nginx.conf'), toNginx(rules, baseUrl));
  writeFileSync(path.join(hosting, 'Caddyfile'), toCaddy(rules, baseUrl));
}

/** What git says about the sources; undefined where they have no history. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Every file of the build with its content. */
function builtContent(): BuiltFile[] {
  return filesBelow(buildDir).map((file) => ({ path: file, bytes: readFileSync(path.join(buildDir, file)) }));
}

/** Makes the site savable: the worker that answers without network, the list of what to save, and the zip. */
async function writeOffline(): Promise<void> {
  const { metafile } = await build({
    entryPoints: [path.join(root, 'src/offline/worker.ts')],
    outfile: path.join(buildDir, workerUrl),
    bundle: true,
    minify: true,
    // They are in the list of licenses, as those of the other scripts are.
    legalComments: 'none',
    metafile: true,
    format: 'iife',
    target: browserTargets(browserslist),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const modules = Object.keys(metafile.inputs).map((file) => path.resolve(file));
  appendFileSync(
    path.join(buildDir, noticesFile),
    `\n${noticesOf('In the worker that keeps a copy of the site', modules)}`,
  );
  const edition = editionOf(builtContent());
  writeFileSync(path.join(buildDir, manifestUrl), JSON.stringify(edition));
  writeFileSync(path.join(buildDir, versionUrl), JSON.stringify(summaryOf(edition)));
  const zip = zipSite(builtContent(), baseUrl);
  writeFileSync(path.join(buildDir, zipName), zip);
  console.log(
    `A saved copy has ${edition.count} files and ${megabytes(edition.bytes)}, the zip ${megabytes(zip.length)}.`,
  );
}

/** Lists every file with its hash. The last step, because whatever came after would be missing from the list. */
function writeManifest(): void {
  const manifest = docsManifest({
    files: builtContent(),
    commit: git('rev-parse', 'HEAD')?.trim() ?? null,
    uncommittedChanges: (git('status', '--porcelain') ?? '') !== '',
    baseUrl,
    sourceCommits: readCommits(root),
  });
  writeFileSync(path.join(buildDir, manifestFile), `${JSON.stringify(manifest, undefined, 1)}\n`);
  console.log(`Listed ${manifest.files.length} files in ${manifestFile}.`);
}

async function main(): Promise<void> {
  const model = readModel();
  const titles = await describePages(buildDir, model);
  await makePagesLean();
  makeSearchFiles(buildDir, baseUrl, model);
  writeRedirects(buildDir, titles);
  writeHeaders();
  await writeOffline();
  writeManifest();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
