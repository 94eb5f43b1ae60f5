import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps out of the browser what only the build needs:
 *
 * - the highlighter. Code is highlighted by `src/remark/highlight.ts` when pages are built; the theme
 *   would still load prism-react-renderer on every page, so the bundles get an empty stand-in.
 * - modules named `*.server`: large tables that are rendered once, while pages are built
 *   (`src/components/DataTable/island.tsx`).
 */
export default function leanBundlePlugin(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'noHighlighter.js') } },
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

const nothing = path.resolve(__dirname, '../../components/DataTable/nothing.ts');
