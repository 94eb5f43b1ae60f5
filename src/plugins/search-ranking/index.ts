import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The module of the search plugin's theme that searches, as its neighbors ask for it. */
const original = /^\.{1,2}\/searchByWorker(\.js)?$/;

/**
 * Has the search plugin's index searched, and what is found ranked, by this site's own rules: pasted errors,
 * flags and settings lead to what explains them, and no query, however long, keeps the reader waiting.
 */
export default function searchRanking(): Plugin {
  // Throws after an update that renamed it: the plugin would search in its own way, and nobody would notice.
  require.resolve('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker');
  return {
    name: 'search-ranking',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          original,
          path.join(__dirname, 'searchByWorker.ts'),
        ),
      ],
    }),
  };
}
