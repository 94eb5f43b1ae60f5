/** What an editor would strike on a page, apart from what `exceptions.json` says is right. */
import * as z from 'zod';

import { frontMatterProse, type ProseProblem } from './checkProse';
import listed from './exceptions.json';

/** Words of a page that are right although the check finds them, with the reason. */
export const proseExceptions = z
  .array(z.strictObject({ file: z.string(), text: z.string(), reason: z.string() }))
  .parse(listed);

/** A problem with its place on the page: `front matter`, or `line 12`. */
export interface PlacedProblem extends ProseProblem {
  readonly place: string;
}

/** A page, by its path relative to the repository. */
export interface ProsePage {
  readonly file: string;
  readonly text: string;
}

type Check = (text: string) => Promise<readonly ProseProblem[]>;

/** Everything the check finds on a page. */
export async function foundIn(check: Check, text: string): Promise<PlacedProblem[]> {
  const head = (await check(frontMatterProse(text))).map((each) => ({ ...each, place: 'front matter' }));
  const body = (await check(text)).map((each) => ({ ...each, place: `line ${each.line}` }));
  return [...head, ...body];
}

/** What is left without the exceptions. */
export async function pageProblems(check: Check, { file, text }: ProsePage): Promise<PlacedProblem[]> {
  const allowed = proseExceptions.filter((each) => each.file === file).map((each) => each.text);
  return (await foundIn(check, text)).filter(({ actual }) => !allowed.includes(actual));
}
