import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The module of the search plugin's client that splits a query into words, as its worker asks for it. */
const original = /(^|\/)utils\/tokenize(\.js)?$/;

/** Keeps search quick whatever is pasted into it: bounds the words of a query. */
export default function searchBounds(): Plugin {
  return {
    name: 'search-bounds',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          original,
          path.join(__dirname, 'tokenize.ts'),
        ),
      ],
    }),
  };
}
