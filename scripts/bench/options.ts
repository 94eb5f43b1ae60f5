/** What `npm run bench` can be asked for on its command line. */
import { parseArgs } from 'node:util';

/** The measurements, in the order they are made and shown. */
export const parts = ['lighthouse', 'build', 'nav', 'search', 'dev'] as const;

/** One kind of measurement. */
export type Part = (typeof parts)[number];

/** The command line, read. */
export interface Options {
  /** How often each thing is measured; the median is shown. */
  readonly runs: number;
  readonly only: readonly Part[];
  /** Routes to measure in place of the home page, a tutorial and the longest reference page. */
  readonly pages: readonly string[];
  /** Folder that is kept, so that the next run finds its packages there; else a temporary one. */
  readonly folder?: string;
}

/** Help text for a command line that cannot be understood. */
export const usage = `npm run bench -- [--runs N] [--only ${parts.join('|')},...] [--pages /route,...] [--folder DIR]`;

/**
 * Reads the arguments. Throws, saying what is allowed, where one is not understood.
 *
 * @param isPage whether a route is that of a page
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

/** Some measurements remove what others need: a development server is started without the site that was built. */
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
