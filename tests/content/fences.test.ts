/** Every code block of every page, checked as far as possible; fences.json lists how far. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

import { filesBelow } from '../../scripts/support/filesBelow';
import { parseMdx } from '../../scripts/support/parseMdx';
import highlightPlugin from '../../src/remark/highlight';
import { readEach } from '../support/attempt';
import { fencesOf } from '../tutorials/support/fences';
import type { Fence } from '../tutorials/support/fences';
import { recordFile } from '../../src/remark/executedWith';
import { readRecord, staleRecord } from '../tutorials/support/record';
import { root } from '../tutorials/support/tools';
import { checkFences, covers, isAbout, report } from './fenceChecks';
import type { Outcome, Reason } from './fenceChecks';
import fenceReasons from './fenceReasons';

const list = path.join(__dirname, 'fences.json');
const command = 'npm run fences:write';

const files = ['docs', 'versioned_docs'].flatMap((folder) =>
  filesBelow(path.join(root, folder)).map((name) => path.join(folder, name)),
);
const pages = files.filter((name) => /\.mdx?$/.test(name)).sort();
const { values, problems } = readEach(pages, (page) => ({ page, fences: fencesOf(page) }));
const readable = new Set(values.map(({ page }) => page));
const fences = values.flatMap((each) => each.fences);

/** A row of the list, without line numbers, so that it changes only with the code. */
interface Row {
  readonly lang: string;
  readonly under: string;
  readonly starts: string;
  readonly check: string;
  readonly reason?: string;
}

const rowOf = ({ fence: { lang, heading, code, file, region }, check, reason }: Outcome): Row => ({
  lang,
  under: heading,
  starts:
    file === undefined
      ? (code.split('\n')[0] ?? '').slice(0, 72)
      : path.basename(file) + (region ? `#${region}` : ''),
  check,
  ...(reason === undefined ? {} : { reason }),
});

describe('code blocks', () => {
  let outcomes: Outcome[];
  beforeAll(() => {
    outcomes = checkFences(fences, fenceReasons);
  });

  it('can be read, including their samples', () => {
    expect(problems.join('\n')).toBe('');
  });

  it('exist', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(fences.length).toBeGreaterThan(100);
    expect(outcomes).toHaveLength(fences.length);
  });

  it('run, compile or parse', () => {
    expect(outcomes.filter(({ problem }) => problem !== undefined).map(report)).toEqual([]);
  });

  it('are listed with their checks', () => {
    const committed = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}) as Record<
      string,
      Row[]
    >;
    // Pages that cannot be read keep their rows.
    const rowsOf = (page: string): readonly Row[] =>
      readable.has(page)
        ? outcomes.filter(({ fence }) => fence.page === page).map(rowOf)
        : (committed[page] ?? []);
    const rows = Object.fromEntries(
      pages.map((page) => [page, rowsOf(page)] as const).filter(([, { length }]) => length > 0),
    );
    if (process.env.FENCES_WRITE) {
      writeFileSync(list, `${JSON.stringify(rows, null, 2)}\n`);
      return;
    }
    const stale = [...new Set([...Object.keys(committed), ...Object.keys(rows)])].filter(
      (page) => JSON.stringify(committed[page]) !== JSON.stringify(rows[page]),
    );
    const problem = `tests/content/fences.json is out of date; run: ${command}`;
    expect(stale.map((page) => `${page}: ${problem}`)).toEqual([]);
  });

  it('of plain text say what they show', () => {
    const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);
    const withText = new Set(fences.filter(({ lang }) => lang === 'text').map(({ page }) => page));
    const shown = [...withText].flatMap((page) => {
      const tree = parseMdx(
        new VFile({ path: page, value: readFileSync(path.join(root, page), 'utf8') }),
        parser,
      );
      highlightPlugin()(tree);
      const texts: { page: string; html: unknown; named: boolean }[] = [];
      visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
        const valueOf = (wanted: string): unknown =>
          attributes.find((each) => 'name' in each && each.name === wanted)?.value;
        if (name !== 'CodeFence' || valueOf('language') !== 'text') return;
        texts.push({
          page,
          html: valueOf('html'),
          named: valueOf('kind') !== undefined || valueOf('title') !== undefined,
        });
      });
      return texts;
    });
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter(({ named }) => !named)).toEqual([]);
  });

  it('need every given reason', () => {
    const covering = (fence: Fence): Reason | undefined =>
      fenceReasons.find((reason) => covers(reason, fence));
    const used = new Set(
      outcomes.filter(({ reason }) => reason !== undefined).map(({ fence }) => covering(fence)),
    );
    const unread = pages.filter((page) => !readable.has(page));
    const mayBeUsed = (reason: Reason): boolean =>
      used.has(reason) || unread.some((page) => isAbout(reason, page));
    expect(fenceReasons.filter((reason) => !mayBeUsed(reason))).toEqual([]);
  });
});

describe('records of executed tutorials', () => {
  const records = files.filter(
    (name) => path.basename(path.dirname(name)) === '_records' && name.endsWith('.json'),
  );
  const shows = (page: string): boolean =>
    /^<ExecutedWith\b/m.test(readFileSync(path.join(root, page), 'utf8'));

  it('match their pages', () => {
    expect(records.length).toBeGreaterThan(0);
    expect(
      pages
        .filter((page) => readable.has(page) && readRecord(page) !== undefined)
        .map((page) => staleRecord(page))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('each belong to a page', () => {
    const known = new Set(pages.map(recordFile));
    expect(records.filter((record) => !known.has(record))).toEqual([]);
  });

  it('are shown by exactly their pages', () => {
    expect(pages.filter((page) => shows(page) !== (readRecord(page) !== undefined))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const outcomeOf = (lang: string, code: string, reasons: readonly Reason[] = []): Outcome => {
    const [fence] = fencesOf('docs/page.mdx', `\`\`\`${lang}\n${code}\n\`\`\`\n`);
    const [outcome] = fence ? checkFences([fence], reasons) : [];
    if (!outcome) throw new Error('no outcome');
    return outcome;
  };
  const because: readonly Reason[] = [{ pages: 'docs/', reason: 'a reason' }];

  it.each([
    ['sh', 'if true; then', 'syntax error|end of file'],
    ['sh', 'echo fine', 'is only parsed: give a reason in'],
    ['ts', 'const a: number = "x";', "line 1: Type 'string' is not assignable to type 'number'"],
    [
      'ts',
      "import {nothing} from 'viem';",
      "has no exported member named? 'nothing'|has no exported member 'nothing'",
    ],
    ['ts', "import {x} from 'no-such-package';", "Cannot find module 'no-such-package'"],
    ['solidity', 'contract A { function f() external { missing(); } }', 'Undeclared identifier'],
    ['solidity', 'function f() external {}', 'Error'],
    ['json', '{"a": 1,}', 'JSON'],
    ['toml', 'a = ', 'TOML|[Ii]nvalid'],
    ['yaml', 'a: [1', 'Flow sequence'],
    ['mermaid', 'sequence\nA->>B: x', 'draws flowcharts and sequence diagrams'],
    ['cobol', 'STOP RUN.', "is in 'cobol', for which there is no check"],
    ['', 'x', 'names no language'],
    ['go', 'package main', "has no check for 'go'"],
    ['text', '', 'is empty'],
  ])('find the problem of a block of %s: %j', (lang, code, problem) => {
    expect(outcomeOf(lang, code).problem ?? 'nothing').toMatch(new RegExp(problem));
  });

  it.each([
    ['sh', 'echo fine', 'parsed'],
    ['ts', 'const a: number = other;', 'parsed'],
    ['solidity', 'function f() external { missing(); }', 'parsed'],
    ['solidity', 'missing();', 'parsed'],
    ['go', 'package main', 'text'],
  ])('parse a block of %s that has a reason: %j', (lang, code, check) => {
    expect(outcomeOf(lang, code, because)).toMatchObject({ check, reason: 'a reason' });
    expect(outcomeOf(lang, code, because).problem).toBeUndefined();
  });

  it.each([
    [
      'ts',
      "import {parseEther} from 'viem';\nconst wei: bigint = parseEther('1');\nawait Promise.resolve(wei);",
      'type-checked',
    ],
    ['solidity', 'contract A {}', 'compiled'],
    ['json', '{}', 'parsed'],
    ['text', 'anything', 'text'],
  ])('accept a good block of %s: %j', (lang, code, check) => {
    const { problem, ...outcome } = outcomeOf(lang, code);
    expect({ problem, check: outcome.check }).toEqual({ problem: undefined, check });
  });
});
