import { proseChecker } from '@site/scripts/prose/checkProse';
import { englishDictionary } from '@site/scripts/prose/dictionary';
import { houseWords } from '@site/scripts/prose/houseWords';
import { foundIn, pageProblems, proseExceptions as exceptions } from '@site/scripts/prose/pageProblems';
import { projectWords } from '@site/scripts/prose/projectWords';

import { allPages } from '../support/repository';

const check = proseChecker({ dictionary: englishDictionary(), projectWords: projectWords(), houseWords });
const pages = allPages().map(({ file, text }) => ({ file, text }));

describe('the prose of every page', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    'has nothing an editor would strike: %s',
    async (file, page) => {
      const problems = await pageProblems(check, page);
      expect(problems.map(({ place, message }) => `${file}, ${place}: ${message}`).join('\n')).toBe('');
    },
  );
});

describe('an exception for prose', () => {
  it.each(exceptions.map((each) => [each.text, each.file, each] as const))(
    'is used: %s in %s',
    async (_text, _file, { file, text, reason }) => {
      const page = pages.find((each) => each.file === file) ?? { file, text: '' };
      const found = await foundIn(check, page);
      expect(found.map(({ actual }) => actual)).toContain(text);
      expect(reason).toMatch(/^[A-Z].*\.$/);
    },
  );
});
