/** Command line of `npm run bench`: JavaScript, because it is read before tsx may be installed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** In the order they run and are shown. */
export const parts = /** @type {const} */ (['lighthouse', 'build', 'nav', 'search', 'dev']);

/** @typedef {(typeof parts)[number]} Part */

/**
 * `runs` are repetitions, of which the median is shown; `pages` are routes instead of the home page, a tutorial and the
 * longest reference page; `folder` is kept, so that the next run finds its packages, and temporary by default.
 *
 * @typedef {{
 *   readonly runs: number;
 *   readonly only: readonly Part[];
 *   readonly pages: readonly string[];
 *   readonly folder?: string;
 * }} Options
 */

export const usage = `npm run bench -- [--runs N] [--only ${parts.join('|')},...] [--pages /route,...] [--folder DIR]`;

/**
 * Reads the arguments. Throws with the allowed values if one is invalid.
 *
 * @param {readonly string[]} args
 * @param {string} root the folder with docs/
 * @returns {Options}
 */
export function readOptions(args, root) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: parts.join() },
      pages: { type: 'string', default: '' },
      folder: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}", not a whole number from 1 on.`);
  }
  const pages = list(values.pages);
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) {
    throw new Error(`--pages takes routes such as /interop/explainer, not "${wrong}".`);
  }
  const missing = pages.find((page) => !isPage(root, page));
  if (missing !== undefined) {
    throw new Error(`--pages takes routes of pages in docs/, and there is none at ${missing}.`);
  }
  return {
    runs,
    only: inOrder(list(values.only).map(toPart)),
    pages,
    ...(values.folder === undefined ? {} : { folder: values.folder }),
  };
}

/**
 * @param {string} root
 * @param {string} route
 */
function isPage(root, route) {
  const stem = path.join(root, 'docs', route);
  return existsSync(`${stem}.mdx`) || existsSync(path.join(stem, 'index.mdx'));
}

/** @param {string} text */
function list(text) {
  return text.split(',').filter((entry) => entry !== '');
}

/**
 * The order matters: starting a development server removes the built site.
 *
 * @param {readonly Part[]} asked
 */
function inOrder(asked) {
  return parts.filter((part) => asked.includes(part));
}

/** @param {string} name */
function toPart(name) {
  const part = parts.find((candidate) => candidate === name);
  if (!part) {
    throw new Error(`--only knows ${parts.join(', ')}, not "${name}".`);
  }
  return part;
}
