import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Modules of the search plugin's client, as its other modules ask for them, and what stands in their place. */
const replacements = [
  // Splits a query into words.
  { original: /(^|\/)utils\/tokenize(\.js)?$/, replacement: 'tokenize.ts' },
  // Asked for by a path that begins at its neighbors; ours asks for the original by its package.
  { original: /^\.{1,2}\/searchByWorker(\.js)?$/, replacement: 'searchByWorker.ts' },
] as const;

/** Keeps search quick whatever is pasted into it and however fast one types: bounds queries, and drops those typed over. */
export default function searchBounds(): Plugin {
  return {
    name: 'search-bounds',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: replacements.map(
        ({ original, replacement }) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(
            original,
            path.join(__dirname, replacement),
          ),
      ),
    }),
  };
}
