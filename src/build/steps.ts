/**
 * The steps that turn Docusaurus's output into the delivered site, in order.
 */
import path from 'node:path';

import { build, transform } from 'esbuild';

import { browserslist } from '../../package.json';
import { type Site } from '../config/site';
import { allTerms } from '../data/glossary.ts';
import { changesFeed } from '../features/feeds/feeds';
import { entriesOfData, pickedSections } from '../features/search/entries';
import { makeSearchFile } from '../features/search/records';
import { isSearchFile, searchFileName } from '../features/search/searchFile';
import { type PageFacts } from '../content/page';
import { contentTypes, personas } from '../content/vocabulary';
import { manifestUrl, versionUrl, workerUrl } from '../features/offline/manifest';
import { megabytes } from '../features/offline/problem';
import { type ChangeSummary } from '../features/changes/summaries';
import { routeOf } from '../content/pages';
import { addressOf, fileStem } from '../content/addresses';
import { browserTargets } from './browserTargets';
import { type BuildFiles } from './buildFiles';
import { type BuiltFile } from './builtFile';
import { changesByRoute } from './changesText';
import { inlineScriptHashes, readHeaders, rulesUnder, toHeadersFile, withConnection } from './headers';
import { toCaddy } from './headersCaddy';
import { toNginx } from './headersNginx';
import { leanPage, unfinishedPage } from './leanPage';
import {
  homeOf,
  llmsFull,
  llmsFullPath,
  llmsIndex,
  llmsPath,
  llmsSections,
  type PageText,
  versionsIn,
} from './llms';
import { docsManifest, manifestFile } from './manifest';
import { deflate, deflateAll } from './deflate';
import { markdownVersion, markdownPath } from './markdownVersion';
import { isSaved, manifestOf, summaryOf } from './offlineManifest';
import { pictureTags, pictureText } from './openGraph';
import { readStylesheet } from './pageCss';
import { pageIndex, pageIndexFile } from './pageIndex';
import { mainOf } from './pageText';
import { type Step } from './pipeline';
import {
  isRedirectStub,
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
} from './redirects';
import { withSitemap } from './robots';
import { jsonLdScript, structuredData, markdownLink, withHeadTags } from './structuredData';
import type { PageParts, readPage } from './textThread';
import { noticesFile, noticesOf } from './thirdPartyNotices';
import { inThreads } from '../lib/threads';
import { isZipped, zipName, zipSite } from './zipSite';

/** Inputs of the steps other than files. */
export interface Finishing {
  readonly site: Site;
  readonly pages: readonly PageFacts[];
  /** Page changes between network upgrades. */
  readonly changes: readonly ChangeSummary[];
  /** Current routes in navigation order. */
  readonly order: readonly string[];
  /** Root of the repository. */
  readonly root: string;
  /** Reads a file of the repository. */
  readonly source: (file: string) => string;
  readonly commit: string | null;
  readonly uncommittedChanges: boolean;
  /** By path relative to the repository. */
  readonly sourceCommits: ReadonlyMap<string, string>;
  /** Whether the file system ignores case. */
  readonly foldsCase: boolean;
}

type FinishStep = Step<Finishing>;

/** Pages listed for programs. */
function described({ pages }: Finishing): readonly PageFacts[] {
  return pages.filter(({ noIndex }) => !noIndex);
}

function htmlFile(route: string): string {
  return `${fileStem(route)}.html`;
}

const workerTitle = 'In the worker that keeps a copy of the site';

const earlierRun: FinishStep = {
  name: 'Undo an earlier run',
  reads: [manifestFile, '*.html', noticesFile],
  writes: ['*.html', noticesFile, manifestFile, manifestUrl, versionUrl, zipName],
  run: (files) => {
    if (files.paths(manifestFile).length === 0) return 'none was made';
    const pages = files.paths('*.html');
    for (const file of pages) {
      const html = files.text(file);
      if (isRedirectStub(html)) {
        files.remove(file);
      } else {
        files.write(file, unfinishedPage(html));
      }
    }
    const [notices = ''] = files.text(noticesFile).split(`\n${workerTitle}\n`);
    files.write(noticesFile, notices);
    [manifestFile, manifestUrl, versionUrl, zipName].forEach((file) => files.remove(file));
    return `${pages.length} files`;
  },
};

const texts: FinishStep = {
  name: 'Texts for programs and search',
  reads: ['*.html', `*${searchFileName}`],
  writes: ['*.md', '*llms.txt', '*llms-full.txt', pageIndexFile, `*${searchFileName}`],
  run: async (files, context) => {
    const { site, order, changes } = context;
    const pages = described(context);
    const read = await inThreads<typeof readPage>(
      path.join(__dirname, 'textThread.ts'),
      pages.map(({ route, address }) => {
        const file = htmlFile(route);
        return { file, address, html: mainOf(files.text(file)) };
      }),
    );
    const parts = new Map(pages.map(({ route }, index) => [route, read[index]]));
    const changed = changesByRoute(site, changes);
    const pageTexts = pages.map((page): PageText => {
      const text = parts.get(page.route)?.text ?? '';
      const note = changed.get(page.route);
      return { page, text: note === undefined ? text : `${text.trimEnd()}\n\n${note}` };
    });
    for (const { page, text } of pageTexts) {
      files.write(inBuild(markdownPath(page.route)), markdownVersion(page, text));
    }
    for (const [file, text] of filesForModels(site, pageTexts, order)) {
      files.write(inBuild(file), text);
    }
    const index = pageIndex(pages, (route) => parts.get(route)?.headings ?? []);
    files.write(pageIndexFile, `${JSON.stringify(index, null, 1)}\n`);
    const indexes = writeSearchFiles(files, context, (route) => parts.get(route)?.rows ?? []);
    return `${pages.length} pages, ${indexes} search indexes`;
  },
};

/**
 * Makes the files to search of what the search plugin has found; those of an
 * earlier run are complete. Returns their number.
 */
function writeSearchFiles(
  files: BuildFiles,
  { site: { baseUrl }, pages }: Finishing,
  rowsOf: (route: string) => PageParts['rows'],
): number {
  const indexes = files.paths(`*${searchFileName}`);
  if (indexes.length === 0) {
    throw new Error(`the build has no ${searchFileName}; has the search plugin given it another name?`);
  }
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const labels = Object.fromEntries(
    [...Object.entries(contentTypes), ...Object.entries(personas)].map(([id, { label }]) => [id, label]),
  );
  const entries = entriesOfData(baseUrl);
  const picked = pickedSections(baseUrl);
  for (const file of indexes) {
    const found: unknown = JSON.parse(files.text(file));
    if (isSearchFile(found)) continue;
    const searchFile = makeSearchFile(
      found,
      (url) => byRoute.get(routeOf(url, baseUrl)),
      labels,
      (url) => rowsOf(routeOf(url, baseUrl)),
      entries,
      picked,
    );
    files.write(file, JSON.stringify(searchFile));
  }
  return indexes.length;
}

/** The file of a site path. */
function inBuild(sitePath: string): string {
  return sitePath.slice(1);
}

/** Indexes and full texts of each version for language models. */
function filesForModels(
  site: Site,
  pageTexts: readonly PageText[],
  order: readonly string[],
): ReadonlyMap<string, string> {
  const subjects = versionsIn(pageTexts).map((version) => {
    const home = homeOf(version);
    const page = pageTexts.find((each) => each.page.route === home)?.page;
    const named =
      version === 'current'
        ? { title: site.title, summary: site.tagline }
        : { title: page?.title ?? version, summary: page?.description ?? '' };
    return { version, home, ...named };
  });
  return new Map(
    subjects.flatMap(({ version, ...subject }) => {
      const sections = llmsSections(pageTexts, order, version);
      const others = subjects.filter((other) => other.version !== version);
      return [
        [llmsPath(subject.home), llmsIndex(site, sections, { ...subject, others })] as const,
        [llmsFullPath(subject.home), llmsFull(sections.flatMap((section) => section.pages))] as const,
        ...sections
          .filter(({ route }) => route !== subject.home)
          .map((section) => [llmsFullPath(section.route), llmsFull(section.pages)] as const),
      ];
    }),
  );
}

const feed: FinishStep = {
  name: 'Feed of changes, robots.txt',
  reads: [],
  writes: ['feeds/changes.*', 'robots.txt'],
  run: (files, context) => {
    const { site, source } = context;
    for (const [file, text] of changesFeed(site, described(context))) {
      files.write(file, text);
    }
    files.write('robots.txt', withSitemap(source('static/robots.txt'), addressOf(site, '/sitemap.xml')));
    return '3 files';
  },
};

const heads: FinishStep = {
  name: 'Pictures and structured data',
  reads: ['*.html'],
  writes: ['*.html'],
  run: (files, context) => {
    const { site } = context;
    const pages = described(context);
    const byRoute = new Map(pages.map((page) => [page.route, page]));
    const titles = new Map(pages.map(({ route, title }) => [route, title]));
    for (const page of pages) {
      if (page.picture === undefined) throw new Error(`${page.route} has no picture.`);
      const address = addressOf(site, page.picture);
      const data = structuredData(page, { site, pages: byRoute, picture: address, terms: allTerms() });
      const picture = pictureTags(address, pictureText(page, titles, site.title));
      const tags = [markdownLink(page, site), picture, jsonLdScript(data)];
      const file = htmlFile(page.route);
      files.write(file, withHeadTags(files.text(file), tags.join('')));
    }
    return `${pages.length} pages`;
  },
};

const styles: FinishStep = {
  name: 'Styles and scripts of pages',
  reads: ['*.html', '*.css'],
  writes: ['*.html'],
  run: async (files, { site, source }) => {
    const { code } = await transform(source('src/build/deferredLoader.client.js'), {
      minify: true,
      target: browserTargets(browserslist),
    });
    const loader = code.trimEnd();
    const stylesheets = new Map(
      files.paths('*.css').map((file) => [site.baseUrl + file, readStylesheet(files.text(file))] as const),
    );
    const pages = files.paths('*.html');
    for (const file of pages) {
      try {
        files.write(file, leanPage(files.text(file), { stylesheets, loader }));
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
    return `${pages.length} pages`;
  },
};

const redirects: FinishStep = {
  name: 'Redirects',
  reads: ['*'],
  writes: ['_redirects', 'hosting/redirects.*', '*.html'],
  run: (files, context) => {
    const { site, source } = context;
    const titles = new Map(described(context).map(({ route, title }) => [route, title]));
    const all = readRedirects(source('static/_redirects'));
    const routes = new Set(titles.keys());
    // By listed names, which keep case even on case-insensitive disks.
    const problems = [
      ...redirectProblems(all, routes, new Set(files.paths('*'))),
      ...missingLowerCase(all, routes).map(
        (route) => `static/_redirects: ${route.toLowerCase()} does not lead to ${route}.`,
      ),
    ];
    if (problems.length > 0) {
      throw new Error(`the redirects do not fit the pages.\n${problems.join('\n')}`);
    }
    const served = redirectsUnder(all, site.baseUrl);
    files.write('_redirects', toRedirectsFile(served, { forced: process.env.NETLIFY === 'true' }));
    files.write('hosting/redirects.conf', toNginxRedirects(served));
    files.write('hosting/redirects.caddy', toCaddyRedirects(served));
    const stubs = all.filter((redirect) => writeStub(files, redirect, titles, context));
    return `${all.length} redirects, ${stubs.length} of them as pages too`;
  },
};

/**
 * Writes a redirect page unless the file system confuses it with a real page.
 */
function writeStub(
  files: BuildFiles,
  { from, to }: Redirect,
  titles: ReadonlyMap<string, string>,
  { site, foldsCase }: Finishing,
): boolean {
  const file = htmlFile(from);
  if (foldsCase && files.paths('*').some((other) => other.toLowerCase() === file.toLowerCase())) {
    return false;
  }
  const href = site.baseUrl + to.slice(1);
  const title = titles.get(pathOf(to));
  if (title === undefined) {
    throw new Error(`static/_redirects: ${from} leads to ${to}, which is no page.`);
  }
  files.write(file, redirectStub({ href, canonical: addressOf(site, to), title }));
  return true;
}

const headers: FinishStep = {
  name: 'Headers',
  reads: ['*.html'],
  writes: ['_headers', 'hosting/nginx.conf', 'hosting/Caddyfile'],
  run: (files, { site: { baseUrl, feedbackUrl }, source }) => {
    const hashes = new Set(files.paths('*.html').flatMap((file) => inlineScriptHashes(files.text(file))));
    const own = readHeaders(source('static/_headers'), [...hashes].sort());
    // A relative path is same-origin and needs no extra source.
    const rules = feedbackUrl?.startsWith('http') ? withConnection(own, feedbackUrl) : own;
    files.write('_headers', toHeadersFile(rulesUnder(rules, baseUrl)));
    files.write('hosting/nginx.conf', toNginx(rules, baseUrl));
    files.write('hosting/Caddyfile', toCaddy(rules, baseUrl));
    return `${hashes.size} inline scripts allowed`;
  },
};

const worker: FinishStep = {
  name: 'Worker for reading offline',
  reads: [noticesFile],
  writes: [workerUrl, noticesFile],
  run: async (files, { root }) => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/features/offline/worker.ts'],
      write: false,
      bundle: true,
      minify: true,
      // Comments are covered by the list of licenses.
      legalComments: 'none',
      metafile: true,
      format: 'iife',
      target: browserTargets(browserslist),
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    files.write(workerUrl, outputFiles[0]?.text ?? '');
    const modules = Object.keys(metafile.inputs).map((file) => path.resolve(root, file));
    files.write(noticesFile, `${files.text(noticesFile)}\n${noticesOf(workerTitle, modules)}`);
    return `${modules.length} modules`;
  },
};

/** Every file with its content. */
function everyFile(files: BuildFiles): BuiltFile[] {
  return files.paths('*').map((file) => ({ path: file, bytes: files.bytes(file) }));
}

const copies: FinishStep = {
  name: 'Offline copy and zip',
  reads: ['*'],
  writes: [manifestUrl, versionUrl, zipName],
  run: async (files, { site }) => {
    // Leaves out the pictures of pages, whose compression would be wasted.
    const built = await deflateAll(everyFile(files).filter(({ path }) => isSaved(path) || isZipped(path)));
    const manifest = manifestOf(built);
    const lists = [
      [manifestUrl, manifest],
      [versionUrl, summaryOf(manifest)],
    ] as const;
    const listed = lists.map(([file, list]) => {
      files.write(file, JSON.stringify(list));
      return deflate({ path: file, bytes: files.bytes(file) });
    });
    const archive = zipSite([...built, ...listed], site.baseUrl);
    files.write(zipName, archive);
    return `${manifest.count} files, ${megabytes(manifest.bytes)}; the zip has ${megabytes(archive.length)}`;
  },
};

const manifest: FinishStep = {
  name: 'List of files',
  reads: ['*'],
  writes: [manifestFile],
  run: (files, { site: { baseUrl }, commit, uncommittedChanges, sourceCommits }) => {
    const list = docsManifest({
      files: everyFile(files),
      commit,
      uncommittedChanges,
      baseUrl,
      sourceCommits,
    });
    files.write(manifestFile, `${JSON.stringify(list, undefined, 1)}\n`);
    return `${list.files.length} files`;
  },
};

/** The steps. The file list is last, so that it is complete. */
export const steps: readonly FinishStep[] = [
  earlierRun,
  texts,
  feed,
  heads,
  styles,
  redirects,
  headers,
  worker,
  copies,
  manifest,
];
