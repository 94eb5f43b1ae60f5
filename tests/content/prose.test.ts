import { frontMatterProse, proseChecker } from '@site/scripts/prose/checkProse';
import { englishDictionary } from '@site/scripts/prose/dictionary';
import { houseWords } from '@site/scripts/prose/houseWords';
import { projectWords } from '@site/scripts/prose/projectWords';
import * as z from 'zod';

import { allPages } from '../support/repository';
import listed from './proseExceptions.json';

const exceptions = z
  .array(z.strictObject({ file: z.string(), text: z.string(), reason: z.string() }))
  .parse(listed);

const check = proseChecker({ dictionary: englishDictionary(), projectWords: projectWords(), houseWords });
const pages = allPages().map(({ file, text }) => ({ file, text }));

async function problems({ file, text }: { file: string; text: string }): Promise<string[]> {
  const allowed = exceptions.filter((each) => each.file === file).map((each) => each.text);
  const head = (await check(frontMatterProse(text))).map((each) => ({ ...each, place: 'front matter' }));
  const body = (await check(text)).map((each) => ({ ...each, place: `line ${each.line}` }));
  return [...head, ...body]
    .filter(({ actual }) => !allowed.includes(actual))
    .map(({ place, message }) => `${file}, ${place}: ${message}`);
}

describe('the prose of every page', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    'has nothing that an editor would strike: %s',
    async (_file, page) => {
      expect((await problems(page)).join('\n')).toBe('');
    },
  );
});

describe('an exception for prose', () => {
  it.each(exceptions.map((each) => [each.text, each.file, each] as const))(
    'is in use: %s in %s',
    async (_text, _file, { file, text, reason }) => {
      const page = pages.find((each) => each.file === file)?.text ?? '';
      const found = [...(await check(page)), ...(await check(frontMatterProse(page)))];
      expect(found.map(({ actual }) => actual)).toContain(text);
      expect(reason).toMatch(/^[A-Z].*\.$/);
    },
  );
});
