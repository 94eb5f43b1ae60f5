import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Makes the bundles of the built site small and quick to start:
 *
 * - Routes are set up when they are wanted (`RouteCreator.ts`), and found by comparing texts (`pathPattern.ts`).
 * - Preact stands in for React in the browser. It saves 57 kB of some 190 (gzip) on every first visit. React
 *   renders the pages, because Preact's renderer leaves out what throws where React's fails the build; and
 *   the development server keeps React, whose refreshing it needs.
 * - the highlighter. Code is highlighted by `src/remark/highlight.ts` when pages are built; the theme
 *   would still load prism-react-renderer on every page, so the bundles get an empty stand-in.
 * - modules named `*.server`: large tables that are rendered once, while pages are built
 *   (`src/components/DataTable/island.tsx`).
 */
export default function leanBundlePlugin(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(__dirname, 'noHighlighter.js'),
          'path-to-regexp$': path.join(__dirname, 'pathPattern.ts'),
          '@docusaurus/ComponentCreator': path.join(__dirname, 'RouteCreator.ts'),
          ...(process.env.NODE_ENV === 'production' && !isServer
            ? { react: preact, 'react-dom': preact }
            : {}),
        },
      },
      plugins: isServer
        ? []
        : [
            new currentBundler.instance.NormalModuleReplacementPlugin(/^\..*\.server$/, (resource) => {
              resource.request = nothing;
            }),
          ],
    }),
  };
}

const preact = path.dirname(require.resolve('preact/compat/package.json'));

const nothing = path.resolve(__dirname, '../../components/DataTable/nothing.ts');
