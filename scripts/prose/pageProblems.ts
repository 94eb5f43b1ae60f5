/** Prose problems of a page, except those that `exceptions.json` allows. */
import * as z from 'zod';

import { type Page } from '../support/frontMatter';
import { frontMatterProse, type ProseProblem } from './checkProse';
import listed from './exceptions.json';

/** Correct words that the check finds on a page, with the reason. */
export const proseExceptions = z
  .array(z.strictObject({ file: z.string(), text: z.string(), reason: z.string() }))
  .parse(listed);

/** A problem with its place: `front matter` or `line 12`. */
export interface PlacedProblem extends ProseProblem {
  readonly place: string;
}

type Check = (page: Page) => Promise<readonly ProseProblem[]>;

/** Every problem of a page. Throws with file and line if it cannot be read. */
export async function foundIn(check: Check, page: Page): Promise<PlacedProblem[]> {
  const fields = { file: `${page.file}, front matter`, text: frontMatterProse(page) };
  const head = (await check(fields)).map((each) => ({ ...each, place: 'front matter' }));
  const body = (await check(page)).map((each) => ({ ...each, place: `line ${each.line}` }));
  return [...head, ...body];
}

/** Problems without the exceptions. */
export async function pageProblems(check: Check, page: Page): Promise<PlacedProblem[]> {
  const allowed = proseExceptions.filter((each) => each.file === page.file).map((each) => each.text);
  return (await foundIn(check, page)).filter(({ actual }) => !allowed.includes(actual));
}
