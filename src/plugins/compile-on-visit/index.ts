import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

import { factFiles } from '../../remark/facts';

/**
 * Compiles pages, Mermaid and tools on first use, so that the development
 * server starts fast. Front matter of all pages is still checked
 * (`page-metadata`); other faults show when a page is opened, and in `npm run
 * build`. Text edits update only that text (`liveText.cjs`).
 */
export default function compileOnVisitPlugin(): Plugin {
  return {
    name: 'compile-on-visit',
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV === 'production' ? {} : onVisit();
    },
  };
}

const liveText = path.join(__dirname, 'liveText.cjs');

type Module = { nameForCondition(): string | null };

/**
 * Needed by every page; compiling these up front is faster than waiting for the
 * browser to request each.
 */
const onEveryPage =
  /[\\/]theme[\\/]Doc(s|Version)?(Root|Item)[\\/]index\.|[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](__plugin\.json$|p[\\/])/;

const isOnEveryPage = (module: Module): boolean => onEveryPage.test(module.nameForCondition() ?? '');

type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];
type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/** Bundler settings, most of them missing from Docusaurus' types. */
function onVisit(): object {
  // The compiler, and so the answer, exists only later.
  let answer: Middleware | undefined;
  const listen = {
    apply(compiler: Compiler) {
      answer = rspack.lazyCompilationMiddleware(compiler);
    },
  };
  return {
    // Pages are requested by absolute path. Trying static/ first would make
    // every change re-watch some 7,000 missing files.
    resolve: { preferAbsolute: true },
    // `resource`, because Docusaurus looks for docs folders in rules whose
    // `test` matches .mdx.
    module: {
      rules: [
        { resource: /\.mdx$/, enforce: 'post', use: [{ loader: liveText, options: { facts: factFiles } }] },
      ],
    },
    // No shared chunks: one made for a second page would be missing from the
    // first page still loading ("factory is undefined").
    optimization: { splitChunks: false },
    lazyCompilation: { entries: false, imports: true, test: (module: Module) => !isOnEveryPage(module) },
    plugins: [listen],
    devServer: {
      // Compression costs more than it saves on localhost.
      compress: false,
      // Unused, and slows down every step of the bundler.
      client: { progress: false },
      // Docusaurus appends this to its own middlewares.
      setupMiddlewares: () => [{ name: 'compile-on-visit', middleware: answer }],
    },
  };
}
