/**
 * Second half of `npm run build`: makes of what Docusaurus wrote to build/ what is delivered. The
 * steps run one after another because later ones need what earlier ones wrote.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { minify } from 'terser';

import { inlineScriptHashes, readHeaders, toCaddy, toHeadersFile, toNginx } from '../src/delivery/headers';
import { leanPage } from '../src/delivery/leanPage';
import { readStylesheet } from '../src/delivery/pageCss';

const root = path.resolve(__dirname, '..');
const buildDir = path.join(root, 'build');

/** Every file of the build, relative to it, with forward slashes. */
function builtFiles(): string[] {
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Inlines each page's CSS and hands its scripts to the starter. */
async function makePagesLean(): Promise<void> {
  const baseUrl = process.env.BASE_URL ?? '/';
  const source = readFileSync(path.join(root, 'src/delivery/starter.client.js'), 'utf8');
  const { code: starter = '' } = await minify(source, { toplevel: true });
  const files = builtFiles();
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
      throw new Error(`build/${page}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  console.log(`Inlined the CSS of ${pages.length} pages.`);
}

/** Completes the security policy with the inline scripts of the pages, and writes it for each kind of host. */
function writeHeaders(): void {
  const hashes = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScriptHashes(readFileSync(path.join(buildDir, file), 'utf8')));
  const rules = readHeaders(
    readFileSync(path.join(root, 'static/_headers'), 'utf8'),
    [...new Set(hashes)].sort(),
  );
  const hosting = path.join(buildDir, 'hosting');
  mkdirSync(hosting, { recursive: true });
  writeFileSync(path.join(buildDir, '_headers'), toHeadersFile(rules));
  writeFileSync(path.join(hosting, 'nginx.conf'), toNginx(rules));
  writeFileSync(path.join(hosting, 'Caddyfile'), toCaddy(rules));
}

async function main(): Promise<void> {
  await makePagesLean();
  writeHeaders();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
