/** Command line of `npm run bench`. */
import { parseArgs } from 'node:util';

/** In the order they run and are shown. */
export const parts = ['lighthouse', 'build', 'nav', 'search', 'dev'] as const;

export type Part = (typeof parts)[number];

export interface Options {
  /** Repetitions; the median is shown. */
  readonly runs: number;
  readonly only: readonly Part[];
  /** Routes instead of the home page, a tutorial and the longest reference page. */
  readonly pages: readonly string[];
  /** Folder to keep, so that the next run finds its packages; temporary by default. */
  readonly folder?: string;
}

export const usage = `npm run bench -- [--runs N] [--only ${parts.join('|')},...] [--pages /route,...] [--folder DIR]`;

/**
 * Reads the arguments. Throws with the allowed values if one is invalid.
 *
 * @param isPage whether a route is a page
 */
export function readOptions(args: readonly string[], isPage: (route: string) => boolean): Options {
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
  const missing = pages.find((page) => !isPage(page));
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

function list(text: string): string[] {
  return text.split(',').filter((entry) => entry !== '');
}

/** The order matters: starting a development server removes the built site. */
function inOrder(asked: readonly Part[]): Part[] {
  return parts.filter((part) => asked.includes(part));
}

function toPart(name: string): Part {
  const part = parts.find((candidate) => candidate === name);
  if (!part) {
    throw new Error(`--only knows ${parts.join(', ')}, not "${name}".`);
  }
  return part;
}
