/**
 * `npm run bench`, started by start.mjs, which finds the browser: builds the same pages with our site, Astro
 * Starlight and VitePress, and compares them. The other generators and Lighthouse are installed into a
 * temporary folder, never as dependencies. Results of enough runs go into the README.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { site } from '../../src/config/site';
import { launch } from './browser';
import { type Page, readPages } from './content';
import { generators, ours } from './generators';
import { judge } from './goals';
import { buildCold, measureBuild } from './measureBuild';
import { measureDev } from './measureDev';
import { devices, measureLighthouse, type MeasuredPage } from './measureLighthouse';
import { measureNavigation } from './measureNavigation';
import { measureSearch } from './measureSearch';
import { type Options, type Part, parts, readOptions } from './options.mjs';
import { endAll } from '../support/process';
import { withBlock } from './readme';
import { isMeasured, ratioTable, type Row } from './table';
import { openWorkshop, type Workshop } from './workshop';

const root = path.resolve(__dirname, '../..');
const tutorial = '/interop/tutorials/message-passing/relay-with-cast';
/** Fewer runs mostly measure noise. */
const runsWorthKeeping = 3;

interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Shown instead of one table of all rows. */
  readonly tables?: readonly (readonly [summary: string, rows: readonly Row[]])[];
  readonly notes: readonly string[];
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), root);
  const browserPath = process.env.CHROME_PATH;
  if (!browserPath) {
    throw new Error('CHROME_PATH names no browser; npm run bench looks for one.');
  }
  const folder = path.resolve(options.folder ?? mkdtempSync(path.join(os.tmpdir(), 'docs-bench-')));
  mkdirSync(folder, { recursive: true });
  const tidyUp = (): void => {
    if (options.folder === undefined) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void endAll().then(() => {
        tidyUp();
        process.exit(1);
      });
    });
  }
  try {
    // Our build comes first: its pages are the others' input.
    const [docusaurus, ...others] = generators(root);
    const first = await openWorkshop(folder, docusaurus ? [docusaurus] : [], []);
    const [own] = first.sites;
    if (!own) {
      throw new Error(first.left.join('\n'));
    }
    console.log('Building our site ...');
    await buildCold(own);
    const pages = readPages(own.built, site);
    console.log(`${pages.length} pages of documentation.`);
    const rest = await openWorkshop(folder, others, pages);
    const left = [...first.left, ...rest.left.filter((line) => !first.left.includes(line))];
    const workshop = { ...rest, sites: [own, ...rest.sites], left };
    left.forEach((line) => console.error(line));
    await buildMissing(workshop, options);
    for (const part of options.only) {
      const section = await measure(part, workshop, pages, options, browserPath);
      report(part, section, workshop, pages, options);
    }
  } finally {
    tidyUp();
  }
}

/** Builds the other sites if a measurement needs them. */
async function buildMissing({ sites }: Workshop, { only }: Options): Promise<void> {
  for (const other of only.every((part) => part === 'build' || part === 'dev') ? [] : sites.slice(1)) {
    console.log(`Building with ${other.generator.name} ...`);
    await buildCold(other);
  }
}

async function measure(
  part: Part,
  workshop: Workshop,
  pages: readonly Page[],
  { runs, pages: wanted }: Options,
  browserPath: string,
): Promise<Section> {
  if (part === 'build') {
    return {
      title: 'Building',
      rows: await measureBuild(workshop, runs),
      notes: [
        'Our build has additional pages, which list pages by reader, kind and subject, and then makes what the others do not: Markdown versions of pages, structured data, a picture of each page, an offline copy, a zip and hashes. "Pages and search" leaves out these extra outputs, except the pictures, which are drawn beside the search index.',
      ],
    };
  }
  if (part === 'lighthouse') {
    const measured = measuredPages(pages, wanted);
    const { rows, faults, calibration } = await measureLighthouse(workshop, measured, {
      runs,
      browser: browserPath,
    });
    const onlyDevice = (device: (typeof devices)[number]): Row[] =>
      rows[device].map((row) => ({ ...row, label: `${device}, ${row.label}` }));
    return {
      title: 'First visit of a page, by Lighthouse',
      rows: devices.flatMap(onlyDevice),
      tables: devices.map((device) => [`Lighthouse, ${device}`, rows[device]] as const),
      notes: [
        `Measured pages: ${measured.map(({ label, route }) => `${label} \`${route}\``).join(', ')}.`,
        ...calibration,
        ...faults.map((fault) => `Our page did not fully pass: ${fault}.`),
      ],
    };
  }
  const browser = await launch(browserPath);
  try {
    switch (part) {
      case 'nav':
        return {
          title: 'From page to page',
          rows: await measureNavigation(workshop, navigationStart(pages), { runs, browser }),
          notes: ['The pointer rests on the link for 150 ms before the click. The server is this machine.'],
        };
      case 'search': {
        const { rows, left } = await measureSearch(workshop, tutorial, { runs, browser });
        return {
          title: 'Search',
          rows,
          notes: ['With nothing cached; the server is this machine.', ...left],
        };
      }
      case 'dev': {
        const { rows, left } = await measureDev(workshop, tutorial, { runs, browser });
        return { title: 'While writing', rows, notes: left };
      }
    }
  } finally {
    await browser.close();
  }
}

function measuredPages(pages: readonly Page[], wanted: readonly string[]): MeasuredPage[] {
  if (wanted.length > 0) {
    return wanted.map((route) => ({ label: route, route }));
  }
  const references = pages.filter(({ contentType }) => contentType === 'reference');
  const [longest] = (references.length > 0 ? references : pages)
    .slice()
    .sort((one, other) => other.markdown.length - one.markdown.length);
  return [
    { label: 'Home', route: '/' },
    { label: 'Tutorial', route: tutorial },
    ...(longest ? [{ label: 'Longest reference page', route: longest.route }] : []),
  ];
}

/** The page from which ten clicks lead through the tutorial's section. */
function navigationStart(pages: readonly Page[]): string {
  const section = `/${tutorial.split('/')[1] ?? ''}`;
  return pages.find(({ route }) => route === section)?.route ?? '/';
}

function report(
  part: Part,
  { title, rows, tables = [['', rows]], notes }: Section,
  { sites, left }: Workshop,
  pages: readonly Page[],
  { runs }: Options,
): void {
  const names = sites.map(({ generator }) => generator.name);
  const [{ model = 'unknown processor' } = {}] = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  const versions = sites
    .flatMap(({ generator }) => Object.entries(generator.packages))
    .map(([name, version]) => `${name} ${version}`);
  const text = [
    `### ${title}`,
    '',
    `Measured on ${day} with ${pages.length} pages: medians of ${runs} ${runs === 1 ? 'run' : 'runs'} on ${os.cpus().length} cores (${model.trim()}), load ${os.loadavg()[1]?.toFixed(1)}; ${versions.join(', ')}.`,
    '',
    ...judge(rows, ours),
    ...[...notes, ...left].map((note) => `- ${note}`),
    '',
    ...tables.flatMap(([summary, table]) =>
      summary === ''
        ? [ratioTable('', names, table)]
        : [`<details><summary>${summary}</summary>`, '', ratioTable('', names, table), '', '</details>', ''],
    ),
  ].join('\n');
  console.log(`\n${text}\n`);
  const readme = path.join(root, 'README.md');
  if (runs < runsWorthKeeping) {
    console.log(`Not written to README.md: ${runsWorthKeeping} runs or more are.`);
    return;
  }
  if (!isMeasured(ours, rows)) {
    console.log('Not written to README.md: this run did not measure our site, and the figures there did.');
    return;
  }
  writeFileSync(readme, withBlock(readFileSync(readme, 'utf8'), part, parts, text));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
