/** The compared generators: how each is set up, built, served for writing, and clicked through. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { type Branch, type Page, toFile, toTree } from './content';

export type Command = readonly [program: string, ...args: string[]];

/** A generator with its site in a separate folder. */
export interface Generator {
  readonly name: string;
  /** From npm, by exact version. */
  readonly packages: Readonly<Record<string, string>>;
  prepare(dir: string, pages: readonly Page[]): void;
  /** The command for pages and search, then any others. */
  readonly build: readonly [Command, ...Command[]];
  readonly output: string;
  /** Removed before a cold build, as a fresh clone lacks them. */
  readonly caches: readonly string[];
  dev(port: number): Command;
  source(dir: string, route: string): string;
  /** Selector of the link to the next page. */
  readonly nextLink: string;
  /** Selector of a search result, once shown. */
  readonly searchResult: string;
}

export const ours = 'OP Stack Docs';

/** All generators, ours first. */
export function generators(root: string): Generator[] {
  return [docusaurus(root), starlight, vitepress];
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const notCopied = new Set([
  'build',
  '.docusaurus',
  '.cache',
  '.git',
  // The others have no snapshots, so only current pages are compared.
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
]);

/** A copy of the project, so that measuring neither needs nor changes a clean tree. */
function docusaurus(root: string): Generator {
  return {
    name: ours,
    packages: {},
    prepare(dir) {
      // Of an earlier run, with files deleted since.
      for (const name of ['docs', 'src']) rmSync(path.join(dir, name), { recursive: true, force: true });
      cpSync(root, dir, {
        recursive: true,
        // The tutorials' own packages have links, which cannot be copied onto those of an earlier run.
        filter: (source) =>
          path.basename(source) !== 'node_modules' &&
          !notCopied.has(path.relative(root, source).split(path.sep)[0] ?? ''),
      });
      withoutSnapshots(dir);
      // Packages are linked one by one, because caches go into the folder itself.
      const packages = path.join(root, 'node_modules');
      mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
      for (const name of readdirSync(packages).filter((entry) => entry !== '.cache')) {
        const link = path.join(dir, 'node_modules', name);
        rmSync(link, { force: true });
        symlinkSync(path.join(packages, name), link);
      }
      // Dates of pages come from git, which is part of the build time.
      if (existsSync(path.join(root, '.git'))) {
        write(path.join(dir, '.git'), `gitdir: ${path.join(root, '.git')}\n`);
      }
    },
    build: stepsOf(root, 'build'),
    output: 'build',
    caches: ['build', '.docusaurus', '.cache', 'node_modules/.cache'],
    dev: (port) => ['npm', 'start', '--', '--port', String(port), '--host', '127.0.0.1', '--no-open'],
    source(dir, route) {
      const file = path.join(dir, 'docs', `${route}.mdx`);
      return existsSync(file) ? file : path.join(dir, 'docs', route, 'index.mdx');
    },
    nextLink: '.pagination-nav__link--next',
    searchResult: '.navbar__search [role="option"]',
  };
}

/** The bundler looks for the folder of snapshots, and pages link to what they keep. */
function withoutSnapshots(dir: string): void {
  mkdirSync(path.join(dir, 'versioned_docs'), { recursive: true });
  for (const file of ['docusaurus.config.ts', 'src/config/markdown.ts']) {
    const config = path.join(dir, file);
    const text = readFileSync(config, 'utf8');
    const lenient = text.replace(/(onBroken(?:MarkdownLinks|Links|Anchors): )'throw'/g, "$1'ignore'");
    if (lenient === text) throw new Error(`${file} does not say what to do with broken links.`);
    writeFileSync(config, lenient);
  }
}

/** The commands of an npm script. Only programs of packages need npm to find them. */
function stepsOf(root: string, name: string): Generator['build'] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [first, ...more] = (scripts[name] ?? '').split(' && ').map((step): Command => {
    const [program = '', ...args] = step.split(' ');
    return program === 'node' ? [program, ...args] : ['npm', 'exec', '--', program, ...args];
  });
  if (!first) {
    throw new Error(`package.json has no script "${name}".`);
  }
  return [first, ...more];
}

const starlight: Generator = {
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
  prepare(dir, pages) {
    for (const page of pages) {
      const file = toFile(page, false);
      write(path.join(dir, 'src/content/docs', file.path), file.text);
    }
    const sidebar = toTree(pages).map(starlightEntry);
    write(
      path.join(dir, 'astro.config.mjs'),
      `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://example.org',
  integrations: [starlight({ title: 'OP Stack Docs', sidebar: ${JSON.stringify(sidebar)} })],
});
`,
    );
    write(
      path.join(dir, 'src/content.config.ts'),
      `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    );
  },
  build: [['node', 'node_modules/astro/bin/astro.mjs', 'build']],
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  dev: (port) => [
    'node',
    'node_modules/astro/bin/astro.mjs',
    'dev',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
  ],
  source: (dir, route) => path.join(dir, 'src/content/docs', `${route === '/' ? 'index' : route}.md`),
  nextLink: 'a[rel="next"]',
  searchResult: '.pagefind-ui__result-title a',
};

function starlightEntry({ label, route, children }: Branch): unknown {
  const own = route === undefined ? [] : [{ label, link: route }];
  return children.length === 0
    ? own[0]
    : { label, collapsed: true, items: [...own, ...children.map(starlightEntry)] };
}

const vitepress: Generator = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  prepare(dir, pages) {
    for (const page of pages) {
      const file = toFile(page, true);
      write(path.join(dir, file.path), file.text);
    }
    const sidebar = toTree(pages).map(vitepressEntry);
    write(
      path.join(dir, '.vitepress/config.mjs'),
      `export default {
  title: 'OP Stack Docs',
  lang: 'en-US',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify(sidebar)} },
};
`,
    );
  },
  build: [['node', 'node_modules/vitepress/bin/vitepress.js', 'build']],
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
  dev: (port) => [
    'node',
    'node_modules/vitepress/bin/vitepress.js',
    'dev',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
  ],
  source: (dir, route) => path.join(dir, `${route === '/' ? 'index' : route}.md`),
  nextLink: '.pager-link.next',
  searchResult: '.VPLocalSearchBox .result',
};

function vitepressEntry({ label, route, children }: Branch): unknown {
  return {
    text: label,
    ...(route === undefined ? {} : { link: route }),
    ...(children.length === 0 ? {} : { collapsed: true, items: children.map(vitepressEntry) }),
  };
}
