/**
 * The steps of the build that describe its pages to programs: Markdown versions, llms.txt, structured
 * data, pictures, sitemap and redirects. `finishBuild.ts` calls them in its order.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { site } from '../../src/config/site';
import { allTerms } from '../../src/data/glossary.ts';
import { addressOf, fileStem } from '../../src/delivery/addresses';
import { changesByRoute } from '../../src/delivery/changesText';
import {
  homeOf,
  llmsFull,
  llmsFullPath,
  llmsIndex,
  llmsPath,
  llmsSections,
  type PageText,
  versionsIn,
} from '../../src/delivery/llms';
import { markdownTwin, twinPath } from '../../src/delivery/markdownTwin';
import {
  logoShapes,
  picturePath,
  pictureSvg,
  pictureTags,
  type PictureText,
  pictureText,
} from '../../src/delivery/openGraph';
import { loadPictureFonts } from '../../src/delivery/openGraphDrawing';
import { headingsOfHtml, pageIndex, pageIndexFile } from '../../src/delivery/pageIndex';
import {
  missingLowerCase,
  pathOf,
  readRedirects,
  type Redirect,
  redirectProblems,
  redirectStub,
  redirectsUnder,
  toCaddyRedirects,
  toNginxRedirects,
  toRedirectsFile,
} from '../../src/delivery/redirects';
import { withSitemap } from '../../src/delivery/robots';
import { jsonLdScript, structuredData, twinLink, withHeadTags } from '../../src/delivery/structuredData';
import { changesFeed } from '../../src/features/feeds/feeds';
import { type PageFacts } from '../../src/metadata/page';
import { type ChangeSummary, summariesFile } from '../../src/plugins/page-changes/summaries';
import { pagesOf } from '../../src/navigation/walk';
import { treeOf } from '../../src/navigation/toSidebars';
import sidebars from '../../sidebars';
import type { draw } from './drawPictures';
import { readGenerated } from './generated';
import { filesBelow } from '../support/filesBelow';
import type { readPage } from './readPages';
import { inThreads } from '../support/threads';

const root = path.resolve(__dirname, '../..');

function write(buildDir: string, file: string, content: string | Uint8Array): void {
  const target = path.join(buildDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function read(buildDir: string, file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

/** Pages with their texts. */
async function readPages(buildDir: string, pages: readonly PageFacts[]): Promise<PageText[]> {
  const texts = await inThreads<typeof readPage>(
    path.join(__dirname, 'readPages.ts'),
    pages.map(({ route, address }) => ({ buildDir, route, address })),
  );
  return pages.map((page, index) => ({ page, text: texts[index] ?? '' }));
}

/** What changed on pages between network upgrades, by route; the plugin of `src/plugins/page-changes` leaves it. */
function readChanges(): ReadonlyMap<string, string> {
  const summaries = readGenerated('page-changes', summariesFile);
  return changesByRoute(site, JSON.parse(summaries) as readonly ChangeSummary[]);
}

/** Pages with what changed on them at the end of their texts. */
function withChanges(texts: readonly PageText[]): PageText[] {
  const changes = readChanges();
  return texts.map(({ page, text }) => {
    const changed = changes.get(page.route);
    return { page, text: changed === undefined ? text : `${text.trimEnd()}\n\n${changed}` };
  });
}

/** Writes the Markdown version of each page, and the files for language models of each version of the documentation. */
function writeTexts(buildDir: string, texts: readonly PageText[]): void {
  for (const { page, text } of texts) {
    write(buildDir, twinPath(page.route), markdownTwin(page, text));
  }
  const order = pagesOf(treeOf(sidebars)).map(({ route }) => route);
  const subjects = versionsIn(texts).map((version) => {
    const home = homeOf(version);
    const page = texts.find((each) => each.page.route === home)?.page;
    const named =
      version === 'current'
        ? { title: site.title, summary: site.tagline }
        : { title: page?.title ?? version, summary: page?.description ?? '' };
    return { version, home, ...named };
  });
  for (const { version, ...subject } of subjects) {
    const sections = llmsSections(texts, order, version);
    const others = subjects.filter((other) => other.version !== version);
    write(buildDir, llmsPath(subject.home), llmsIndex(site, sections, { ...subject, others }));
    write(buildDir, llmsFullPath(subject.home), llmsFull(sections.flatMap((section) => section.pages)));
    for (const section of sections.filter(({ route }) => route !== subject.home)) {
      write(buildDir, llmsFullPath(section.route), llmsFull(section.pages));
    }
  }
}

/** What is on a page's picture, and the file it is drawn to. */
interface Picture {
  readonly text: PictureText;
  readonly svg: string;
  readonly file: string;
}

/** The picture of each page, by its route. */
function composePictures(pages: readonly PageFacts[]): ReadonlyMap<string, Picture> {
  const fonts = loadPictureFonts(root);
  const logo = logoShapes(read(root, 'static/img/logo.svg'));
  const titles = new Map(pages.map(({ route, title }) => [route, title]));
  return new Map(
    pages.map((page) => {
      const text = pictureText(page, titles, site.title);
      const svg = pictureSvg(text, fonts, logo);
      return [page.route, { text, svg, file: picturePath(svg) }];
    }),
  );
}

/** Resolves when all pictures are written. */
async function drawPictures(buildDir: string, pictures: Iterable<Picture>): Promise<void> {
  const { version } = JSON.parse(read(root, 'node_modules/@resvg/resvg-js/package.json')) as {
    version: string;
  };
  const cacheDir = path.join(root, 'node_modules/.cache/og');
  const svgs = new Map([...pictures].map(({ file, svg }) => [file, svg]));
  await inThreads<typeof draw>(
    path.join(__dirname, 'drawPictures.ts'),
    [...svgs].map(([file, svg]) => ({ svg, target: path.join(buildDir, file), cacheDir, version })),
  );
}

/** Writes what programs read of the pages, names it in their heads, and gives the titles of all pages by their routes. */
export async function describePages(
  buildDir: string,
  model: readonly PageFacts[],
): Promise<ReadonlyMap<string, string>> {
  const started = Date.now();
  const pages = model.filter(({ noIndex }) => !noIndex);
  const texts = withChanges(await readPages(buildDir, pages));
  const pictures = composePictures(pages);
  // Goes on while this thread writes what programs read. A failure is met where it is waited for.
  const drawn = drawPictures(buildDir, pictures.values());
  drawn.catch(() => undefined);
  writeTexts(buildDir, texts);
  writeIndexes(buildDir, pages);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  for (const page of pages) {
    const picture = pictures.get(page.route);
    if (picture) {
      const address = addressOf(site, picture.file);
      const data = structuredData(page, { site, pages: byRoute, picture: address, terms: allTerms() });
      const tags = [twinLink(page, site), pictureTags(address, picture.text), jsonLdScript(data)];
      const file = `${fileStem(page.route)}.html`;
      write(buildDir, file, withHeadTags(read(buildDir, file), tags.join('')));
    }
  }
  await drawn;
  console.log(`Described ${pages.length} pages for programs in ${Date.now() - started} ms.`);
  return new Map(pages.map(({ route, title }) => [route, title]));
}

/** Writes the index of pages and the feed of their changes, and names the sitemap in robots.txt. */
function writeIndexes(buildDir: string, pages: readonly PageFacts[]): void {
  const index = pageIndex(pages, (route) => headingsOfHtml(read(buildDir, `${fileStem(route)}.html`)));
  write(buildDir, pageIndexFile, `${JSON.stringify(index, null, 1)}\n`);
  for (const [file, text] of changesFeed(site, pages)) {
    write(buildDir, file, text);
  }
  write(
    buildDir,
    'robots.txt',
    withSitemap(read(root, 'static/robots.txt'), addressOf(site, '/sitemap.xml')),
  );
}

/** Checks the redirects against all files and pages, the latter given as titles by route, and writes them for each kind of host. */
export function writeRedirects(buildDir: string, titles: ReadonlyMap<string, string>): void {
  const redirects = readRedirects(read(root, 'static/_redirects'));
  const routes = new Set(titles.keys());
  // By their names in the folder, which tell capitals apart also where the disk does not.
  const files = new Set(filesBelow(buildDir));
  const problems = [
    ...redirectProblems(redirects, routes, files),
    ...missingLowerCase(redirects, routes).map(
      (route) => `static/_redirects: ${route.toLowerCase()} does not lead to ${route}.`,
    ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const served = redirectsUnder(redirects, site.baseUrl);
  write(buildDir, '_redirects', toRedirectsFile(served, { forced: process.env.NETLIFY === 'true' }));
  write(buildDir, 'hosting/redirects.conf', toNginxRedirects(served));
  write(buildDir, 'hosting/redirects.caddy', toCaddyRedirects(served));
  const stubs = redirects.filter((redirect) => writeStub(buildDir, redirect, titles));
  console.log(`Wrote ${redirects.length} redirects, ${stubs.length} of them as pages too.`);
}

/** Writes the page that leads on, unless the file is there: on disks that know no capitals it can be the target. */
function writeStub(buildDir: string, { from, to }: Redirect, titles: ReadonlyMap<string, string>): boolean {
  const file = `${fileStem(from)}.html`;
  if (existsSync(path.join(buildDir, file))) {
    return false;
  }
  const href = site.baseUrl + to.slice(1);
  const title = titles.get(pathOf(to));
  if (title === undefined) {
    throw new Error(`static/_redirects: ${from} leads to ${to}, which is no page.`);
  }
  write(buildDir, file, redirectStub({ href, canonical: addressOf(site, to), title }));
  return true;
}
