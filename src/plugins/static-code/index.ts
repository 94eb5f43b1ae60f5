import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser. Code is highlighted by `src/remark/highlight.ts` when pages
 * are built; the theme would still load prism-react-renderer on every page, so the bundles get an
 * empty stand-in for it.
 */
export default function staticCodePlugin(): Plugin {
  return {
    name: 'static-code',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'noHighlighter.js') } },
    }),
  };
}
