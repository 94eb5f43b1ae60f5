import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

import replaced from './replaced';

/**
 * Makes the bundles of the built site small and quick to start:
 *
 * - The table of routes has each page once (`routeTable.cjs`), routes are set up when they are wanted
 *   (`RouteCreator.tsx`), and found by comparing texts (`pathPattern.ts`).
 * - Files of scripts have no names but their hashes, because the names of all of them would be on every page, too.
 * - The site starts in steps (`clientEntry.ts`).
 *
 * Leaves out of them:
 *
 * - the highlighter. Code is highlighted by `src/remark/highlight.ts` when pages are built; the theme
 *   would still load prism-react-renderer on every page, so the bundles get an empty stand-in.
 * - Mermaid's diagrams beyond the two kinds that `Diagram/inWords.ts` can tell in words.
 * - titles and descriptions of all pages of a version (`withoutDocs.cjs`). Only the theme's cards for pages read them,
 *   which the site does not use, and they would make every page's scripts grow with every page.
 * - what Docusaurus prefetches pages with (`preloadOnly.ts`), and the list of all files that it needs for that.
 * - the order of short names by how often their letters occur. The letters of hashes count, too, and those that a file has
 *   while it is made differ from folder to folder: two builds of one commit would not be the same.
 */
export default function leanBundlePlugin(): Plugin {
  return {
    name: 'lean-bundle',
    // Browsers that run the site know the CSS it is written in, and the minifier adds what prefixes they need. Other
    // plugins stay: one of them gives the theme its cascade layers. All are named here, so that nothing need be
    // looked for in files, which the loader would do in every folder above every stylesheet.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: replaced(
        options.plugins,
        prefixer,
        (plugin) => Array.isArray(plugin) && String(plugin[0]).includes(prefixer),
      ),
    }),
    configureWebpack(config, isServer, { currentBundler }) {
      const { IgnorePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const inBrowsers = !isServer;
      const built = inBrowsers && process.env.NODE_ENV === 'production';
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(__dirname, 'noHighlighter.js'),
            'path-to-regexp$': path.join(__dirname, 'pathPattern.ts'),
          },
        },
        module: {
          rules: [
            ...(inBrowsers
              ? [
                  { test: versionData, type: 'json', use: [loader('withoutDocs.cjs')] },
                  { test: routes, use: [loader('routeTable.cjs')] },
                ]
              : []),
          ],
        },
        plugins: [
          ...(built ? replaced(config.plugins ?? [], fileList, isA(fileList)) : (config.plugins ?? [])),
          new IgnorePlugin(otherDiagrams),
          ...(built
            ? [
                new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, (resource) => {
                  if (resource.context === docusaurusClient) {
                    resource.request = path.join(__dirname, 'preloadOnly.ts');
                  }
                }),
              ]
            : []),
        ],
        ...(inBrowsers ? { optimization: optimization(config) } : {}),
        ...(built
          ? {
              entry: { main: path.join(__dirname, 'clientEntry.ts') },
              output: { chunkFilename: 'assets/js/part.[contenthash:8].js' },
            }
          : {}),
        mergeStrategy: {
          plugins: 'replace',
          'optimization.minimizer': 'replace',
          ...(built ? { entry: 'replace' as const } : {}),
        },
      };
    },
  };
}

const loader = (file: string): string => path.join(__dirname, file);

/**
 * What several pages or tools bring, such as the list of chains, is a file of its own and fetched once. Docusaurus
 * shares only what half of all pages have, and repeats the rest in each.
 */
const shared = { chunks: 'async', minChunks: 2, minSize: 10_000, reuseExistingChunk: true } as const;

/** Modules that Mermaid loads for a kind of diagram when it meets one, apart from flowcharts and sequences. */
const otherDiagrams = {
  contextRegExp: /mermaid[\\/]dist/,
  resourceRegExp: /^katex$|\/(?!chunk-|dagre-|flowDiagram-|sequenceDiagram-|sizeCapture-)[\w-]+\.mjs$/,
};

/** Docusaurus' list of routes. */
const routes = /\.docusaurus[\\/]routes\.js$/;

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Settings of the bundler, of which Docusaurus' types know only those it shares with webpack. */
function optimization({ optimization: before }: Configuration): object {
  return {
    splitChunks: { cacheGroups: { shared } },
    minimizer: before?.minimizer && replaced(before.minimizer, minimizer, isA(minimizer), namingAlike()),
  };
}

/** The plugin that makes scripts small. */
const minimizer = 'SwcJsMinimizerRspackPlugin';

/** It as Docusaurus sets it up for the browsers that the site is for, but giving short names in one order whatever the letters of hashes are. */
function namingAlike(): object {
  const mangle = { toplevel: true, disableCharFreq: true };
  return new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      minify: true,
      module: true,
      ecma: 2020,
      compress: { ecma: 5 },
      mangle,
      format: { ecma: 5, comments: false, ascii_only: true },
    },
  });
}

/** The plugin that has every page know the names of all files of scripts. */
const fileList = 'ChunkAssetPlugin';

/** The plugin that writes CSS anew for old browsers. */
const prefixer = 'postcss-preset-env';

const isA = (name: string) => (plugin: unknown) =>
  typeof plugin === 'object' && plugin?.constructor.name === name;

const docusaurusClient = path.dirname(require.resolve('@docusaurus/core/lib/client/docusaurus'));

/** What plugin-content-docs gives to the pages of a version. */
const versionData = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;
