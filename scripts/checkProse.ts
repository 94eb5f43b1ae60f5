/**
 * `npm run prose -- FILE ...`: style problems of these pages, by default all current ones. Exits 1 if there
 * are any, 2 for a missing file.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from './support/filesBelow';
import { proseChecker } from './prose/checkProse';
import { englishDictionary } from './prose/dictionary';
import { houseWords } from './prose/houseWords';
import { pageProblems } from './prose/pageProblems';
import { projectWords } from './prose/projectWords';

const root = path.resolve(__dirname, '..');

async function main(named: readonly string[]): Promise<number> {
  const missing = named.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.error(
      `${missing.join(', ')}: no such file. Name pages by their path, such as docs/stack/opcm.mdx.`,
    );
    return 2;
  }
  const files =
    named.length > 0
      ? named
      : filesBelow('docs')
          .filter((file) => file.endsWith('.mdx'))
          .map((file) => `docs/${file}`);
  const check = proseChecker({ dictionary: englishDictionary(), projectWords: projectWords(), houseWords });
  let count = 0;
  for (const file of files) {
    const problems = await problemsOf(file, check);
    for (const problem of problems) console.log(problem);
    count += problems.length;
  }
  console.log(
    count === 0 ? `Nothing to strike in ${files.length} files.` : `${count} places in ${files.length} files.`,
  );
  return count === 0 ? 0 : 1;
}

/** A page's problems, one per line, or why it cannot be read. */
async function problemsOf(file: string, check: ReturnType<typeof proseChecker>): Promise<string[]> {
  // Exceptions name pages relative to the repository.
  const page = path.relative(root, path.resolve(file)).replaceAll(path.sep, '/');
  try {
    const found = await pageProblems(check, { file: page, text: readFileSync(file, 'utf8') });
    return found.map(({ place, message }) => `${file}, ${place}: ${message}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
