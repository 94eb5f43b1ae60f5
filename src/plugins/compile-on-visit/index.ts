import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

import { factFiles } from '../../remark/facts';

/**
 * The development server compiles a page when it is opened, and Mermaid and the tools where they are met, so that
 * the wait for the first page does not grow with the site. Front matter is checked for all pages at once all the same
 * (`page-metadata`); other faults of a page show where it is opened, and in `npm run build`. An edit of a page's text changes
 * only that text in the browser (`liveText.cjs`).
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
 * What every page of documentation needs beside its text: the frames around it, and the menus and versions. Waiting
 * until a browser asks for them one after the other would take longer than compiling them.
 */
const onEveryPage =
  /[\\/]theme[\\/]Doc(s|Version)?(Root|Item)[\\/]index\.|[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](__plugin\.json$|p[\\/])/;

const isOnEveryPage = (module: Module): boolean => onEveryPage.test(module.nameForCondition() ?? '');

type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];
type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/** Settings of the bundler, of which Docusaurus' types know only those it shares with webpack. */
function onVisit(): object {
  // The browser asks for what it needs next; the answer comes from the compiler, which exists only later.
  let answer: Middleware | undefined;
  const listen = {
    apply(compiler: Compiler) {
      answer = rspack.lazyCompilationMiddleware(compiler);
    },
  };
  return {
    // Pages are asked for by their whole path. Looking for that below static/ first would have every change wait for some
    // 7,000 files that are not there to be watched again.
    resolve: { preferAbsolute: true },
    // By `resource`: Docusaurus asks every rule whose `test` matches .mdx which folders it makes pages of.
    module: {
      rules: [
        { resource: /\.mdx$/, enforce: 'post', use: [{ loader: liveText, options: { facts: factFiles } }] },
      ],
    },
    // Each chunk holds what it needs. A chunk shared by two would be made when the second is opened, and what the browser is
    // just fetching for the first would then be without it: "factory is undefined".
    optimization: { splitChunks: false },
    lazyCompilation: { entries: false, imports: true, test: (module: Module) => !isOnEveryPage(module) },
    plugins: [listen],
    devServer: {
      // What goes no further than this machine is there sooner as it is.
      compress: false,
      // Nothing shows it, and the bundler waits at each of its steps until it is told.
      client: { progress: false },
      // Docusaurus adds what this gives to its own middlewares.
      setupMiddlewares: () => [{ name: 'compile-on-visit', middleware: answer }],
    },
  };
}
