/** Prose problems of a page, except those that `exceptions.json` allows. */
import * as z from 'zod';

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

/** A page, by path in the repository. */
export interface ProsePage {
  readonly file: string;
  readonly text: string;
}

type Check = (text: string) => Promise<readonly ProseProblem[]>;

/** Every problem of a page. */
export async function foundIn(check: Check, text: string): Promise<PlacedProblem[]> {
  const head = (await check(frontMatterProse(text))).map((each) => ({ ...each, place: 'front matter' }));
  const body = (await check(text)).map((each) => ({ ...each, place: `line ${each.line}` }));
  return [...head, ...body];
}

/** Problems without the exceptions. */
export async function pageProblems(check: Check, { file, text }: ProsePage): Promise<PlacedProblem[]> {
  const allowed = proseExceptions.filter((each) => each.file === file).map((each) => each.text);
  return (await foundIn(check, text)).filter(({ actual }) => !allowed.includes(actual));
}
