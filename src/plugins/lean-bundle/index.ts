import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { diagramProblems, unusedDiagrams } from './diagrams';
import replaced, { notReplaced, type Replacement } from './replaced';

/**
 * Makes bundles small and quick to start. INTERNALS.md lists each replacement
 * in Docusaurus, its benefit, and when it can go. The build fails if one no
 * longer applies.
 */
export default function leanBundlePlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    postBuild() {
      // Ends the build as soon as its work is done: freeing the bundler's memory first takes 2 to 4 seconds.
      process.once('beforeExit', () => process.exit());
    },
    // The options are here. For each stylesheet the loader would look for a file of them in every folder above.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(config, isServer, { currentBundler }) {
      const inBrowsers = !isServer;
      const built = inBrowsers && process.env.NODE_ENV === 'production';
      const { IgnorePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': local('noHighlighter.js'),
            'path-to-regexp$': local('pathPattern.ts'),
          },
        },
        ...(inBrowsers
          ? {
              module: {
                rules: [
                  { test: versionData, type: 'json', use: [local('withoutDocs.cjs')] },
                  { include: path.join(generatedFilesDir, 'routes.js'), use: [local('routeTable.cjs')] },
                  {
                    include: path.join(generatedFilesDir, 'globalData.json'),
                    type: 'json',
                    use: [local('sharedDocs.cjs')],
                  },
                ],
              },
              optimization: optimization(config),
            }
          : {}),
        plugins: unusedDiagrams.map((unused) => new IgnorePlugin(unused)),
        ...(built
          ? {
              entry: { main: stagedEntry(config.entry) },
              output: { chunkFilename: `assets/js/[id].[contenthash:${hashLength}].js` },
              plugins: [
                ...replaced(config.plugins ?? [], fileList, isA(fileList)),
                ...unusedDiagrams.map((unused) => new IgnorePlugin(unused)),
                new NormalModuleReplacementPlugin(/^tslib$/, local('importDefault.ts')),
                new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, (resource) => {
                  if (resource.context === docusaurusClient) resource.request = local('preloadOnly.ts');
                }),
                checksReplacements,
              ],
            }
          : {}),
        mergeStrategy: {
          'optimization.minimizer': 'replace',
          ...(built ? { entry: 'replace', plugins: 'replace' } : {}),
        },
      };
    },
  };
}

/**
 * Characters of a content hash. The bundler replaces a temporary hash wherever
 * it occurs in any script, including the site's own hex strings: with six
 * characters it changed an event's topic once; eight would collide in one of
 * 130 builds.
 */
const hashLength = 10;

const local = (file: string): string => path.join(__dirname, file);

const replacements: readonly Replacement[] = [
  { name: 'its client entry', by: '/lean-bundle/clientEntry.ts' },
  { name: 'prism-react-renderer', by: '/lean-bundle/noHighlighter.js', of: '/prism-react-renderer/' },
  { name: 'tslib', by: '/lean-bundle/importDefault.ts', of: '/node_modules/tslib/' },
  { name: 'path-to-regexp', by: '/lean-bundle/pathPattern.ts', of: '/node_modules/path-to-regexp/' },
  {
    name: 'ComponentCreator',
    by: '/lean-bundle/RouteCreator.tsx',
    of: '/core/lib/client/exports/ComponentCreator.js',
  },
  {
    name: 'window.docusaurus',
    by: '/lean-bundle/preloadOnly.ts',
    of: '/core/lib/client/docusaurus.js',
  },
];

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/**
 * Fails the build if a replacement is missing or its original is still bundled.
 */
const checksReplacements: BundlerPlugin = (compiler) => {
  compiler.hooks.compilation.tap('lean-bundle', (compilation) => {
    compilation.hooks.finishModules.tap('lean-bundle', (modules) => {
      const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
      const problems = [...notReplaced(replacements, files), ...diagramProblems(files)];
      if (!files.some((file) => versionData.test(file))) {
        problems.push('No data of a version is in the bundle: see where plugin-content-docs writes it now.');
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  });
};

/** Starts Docusaurus's own entry in steps. */
function stagedEntry(entry: Configuration['entry']): string {
  if (entry !== require.resolve('@docusaurus/core/lib/client/clientEntry')) {
    throw new Error(
      `Docusaurus starts with ${JSON.stringify(entry)}, which src/plugins/lean-bundle/clientEntry.ts does not.`,
    );
  }
  return local('clientEntry.ts');
}

/**
 * Share modules of several pages, such as the list of chains. Docusaurus shares
 * only what half of all pages use.
 */
const shared = { chunks: 'async', minChunks: 2, minSize: 10_000, reuseExistingChunk: true } as const;

/** Bundler settings, most of them missing from Docusaurus' types. */
function optimization({ optimization: before }: Configuration): object {
  return {
    splitChunks: { cacheGroups: { shared } },
    minimizer: before?.minimizer && replaced(before.minimizer, minimizer, isA(minimizer), namingAlike()),
  };
}

const minimizer = 'SwcJsMinimizerRspackPlugin';

/** Docusaurus's minifier options. */
const asDocusaurus = {
  ecma: 2020,
  compress: { ecma: 5 },
  module: true,
  mangle: true,
  safari10: true,
  format: { ecma: 5, comments: false, ascii_only: true },
} as const;

/**
 * Deterministic mangling: temporary hashes depend on the folder, so
 * frequency-based names would make builds of one commit differ.
 */
function namingAlike(): object {
  if (!isDeepStrictEqual(getSwcJsMinimizerOptions(), asDocusaurus)) {
    throw new Error(
      `Docusaurus has other options for ${minimizer}: bring those in ${__filename} up to date.`,
    );
  }
  const mangle = { toplevel: true, disableCharFreq: true };
  return new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { minify: true, ...asDocusaurus, mangle },
  });
}

/** The plugin that puts the names of all script files into every page. */
const fileList = 'ChunkAssetPlugin';

const isA = (name: string) => (plugin: unknown) =>
  typeof plugin === 'object' && plugin?.constructor.name === name;

const docusaurusClient = path.dirname(require.resolve('@docusaurus/core/lib/client/docusaurus'));

/** Version data by plugin-content-docs. */
const versionData = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;
