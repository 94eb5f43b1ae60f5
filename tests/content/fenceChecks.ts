/**
 * Checks every code block by the strongest possible check: executed, then type-checked or compiled, then
 * parsed; plain text has none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

import { compile } from '../tutorials/support/compile';
import { place } from '../tutorials/support/fences';
import type { Fence } from '../tutorials/support/fences';
import { blockId, readRecord } from '../tutorials/support/record';
import { root } from '../tutorials/support/tools';

export type Check = 'executed' | 'type-checked' | 'compiled' | 'parsed' | 'text';

export interface Outcome {
  readonly fence: Fence;
  readonly check: Check;
  /** Why a stronger check for the language is not possible. */
  readonly reason?: string;
  readonly problem?: string;
}

/** A reason in fenceReasons.ts why blocks are only parsed. */
export interface Reason {
  /** A page, or a folder with a trailing slash. */
  readonly pages: string;
  /** Only blocks with this text. */
  readonly containing?: string;
  readonly lang?: string;
  readonly reason: string;
}

const SHELLS: Readonly<Record<string, string>> = { sh: 'sh', shell: 'sh', bash: 'bash', zsh: 'bash' };
const TYPESCRIPT: Readonly<Record<string, string>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx' };
const JAVASCRIPT: Readonly<Record<string, string>> = { js: 'js', javascript: 'js', jsx: 'jsx', mjs: 'js' };
/** Nothing to check but words. */
const PLAIN = ['text', 'txt', 'console', 'log', 'output'];
/** Languages without a parser here; a reason says so. */
const UNPARSED = [
  'go',
  'rust',
  'python',
  'ini',
  'dockerfile',
  'diff',
  'http',
  'promql',
  'graphql',
  'nginx',
  'properties',
  'makefile',
  'sql',
];
/** Diagram kinds that the site draws and describes. */
const DIAGRAMS = /^(sequenceDiagram|(graph|flowchart) (TB|TD|BT|RL|LR))\b/;

/** Whether a reason is about a page. */
export function isAbout({ pages }: Reason, page: string): boolean {
  return pages.endsWith('/') ? page.startsWith(pages) : page === pages;
}

/** Whether a reason covers a block. */
export function covers(reason: Reason, { page, lang, code }: Fence): boolean {
  return (
    isAbout(reason, page) &&
    (reason.lang === undefined || reason.lang === lang) &&
    (reason.containing === undefined || code.includes(reason.containing))
  );
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The message of a failed check. */
function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return message(error);
  }
}

/** Remembers results by arguments, because snapshots repeat most blocks. */
function once<Result>(check: (...args: string[]) => Result): typeof check {
  const known = new Map<string, { readonly result: Result }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = known.get(key) ?? { result: check(...args) };
    known.set(key, found);
    return found.result;
  };
}

const parseShell = once((code = '', shell = '') => {
  const program = shell === 'bash' && !existsSync('/bin/bash') && !existsSync('/usr/bin/bash') ? 'sh' : shell;
  const { status, stderr, error } = spawnSync(program, ['-n'], { input: `${code}\n`, encoding: 'utf8' });
  if (error) return `${program} could not be started: ${error.message}`;
  return status === 0 ? undefined : stderr.trim();
});

const parseScript = once((code = '', extension = '') => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `block.${extension}`,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, allowJs: true },
  });
  const [first] = diagnostics;
  return first && ts.flattenDiagnosticMessageText(first.messageText, '\n');
});

/** Resolves an import beside the importing file, then among packages. */
function findSolidity(folder: string): (importPath: string) => string | undefined {
  return (importPath) =>
    [path.resolve(folder, importPath), path.join(root, 'node_modules', importPath)]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))[0];
}

function compileSolidity({ file, code, page }: Fence): string | undefined {
  const name = file ?? `${path.dirname(page)}/block.sol`;
  const source = file ? readFileSync(path.join(root, file), 'utf8') : code;
  return problemOf(() =>
    compile({ [path.join(root, name)]: source }, { find: findSolidity(path.dirname(path.join(root, name))) }),
  );
}

/** Wraps parts of contracts and functions in their context. */
const parseSolidity = once((code = '') => {
  const frames = [
    code,
    `contract Block {\n${code}\n}`,
    `contract Block {\nfunction block_() external {\n${code}\n}\n}`,
    `contract Block {\n${code.replace(/\)([^;{}]*)$/, ')$1;')}\n}`,
  ];
  const problems = frames.map((source) =>
    problemOf(() => compile({ 'block.sol': source }, { stopAfter: 'parsing' })),
  );
  return problems.includes(undefined) ? undefined : problems[0];
});

/** Declarations of packages and of the language, which all programs share. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** Type-checks blocks together against the repository's packages; returns problems by block. */
function typeCheck(fences: readonly Fence[]): Map<Fence, string> {
  const virtual = new Map<string, string>();
  const names = new Map<Fence, string>();
  for (const fence of fences) {
    const extension = TYPESCRIPT[fence.lang] ?? 'ts';
    const name = path.join(
      root,
      fence.file ?? `${path.dirname(fence.page)}/block-${blockId(fence)}.${extension}`,
    );
    names.set(fence, name);
    if (!fence.file) virtual.set(name, fence.code);
  }
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => virtual.has(name) || fileExists(name);
  host.readFile = (name) => virtual.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = virtual.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    if (!name.endsWith('.d.ts')) return getSourceFile(name, version, ...rest);
    if (!declarations.has(name)) declarations.set(name, getSourceFile(name, version, ...rest));
    return declarations.get(name);
  };
  const program = ts.createProgram([...new Set(names.values())], options, host);
  const problems = new Map<Fence, string>();
  for (const [fence, name] of names) {
    const file = program.getSourceFile(name);
    const [first] = file
      ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      : [];
    if (!file) problems.set(fence, `no file ${name}`);
    if (first) {
      const line = file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0;
      problems.set(fence, `line ${line + 1}: ${ts.flattenDiagnosticMessageText(first.messageText, '\n')}`);
    }
  }
  return problems;
}

const NOTHING_TO_RUN = 'data: there is nothing to run';

/** Checks every block and reports each one's check. */
export function checkFences(fences: readonly Fence[], reasons: readonly Reason[]): Outcome[] {
  const executed = new Map<string, ReadonlySet<string>>();
  const wasExecuted = (fence: Fence): boolean => {
    const known = executed.get(fence.page) ?? new Set(readRecord(fence.page)?.blocks);
    executed.set(fence.page, known);
    return known.has(blockId(fence));
  };
  const reasonFor = (fence: Fence): string | undefined =>
    reasons.find((reason) => covers(reason, fence))?.reason;
  const types = typeCheck(
    fences.filter((fence) => fence.lang in TYPESCRIPT && !wasExecuted(fence) && !reasonFor(fence)),
  );

  return fences.map((fence): Outcome => {
    const { lang, code } = fence;
    const reason = reasonFor(fence);
    const outcome = (check: Check, problem?: string, why?: string): Outcome => ({
      fence,
      check,
      ...(why === undefined ? {} : { reason: why }),
      ...(problem === undefined ? {} : { problem }),
    });
    const parsed = (problem: string | undefined): Outcome =>
      outcome(
        'parsed',
        problem ??
          (reason === undefined
            ? `is only parsed: ${readRecord(fence.page) ? 'if a test executes it, run npm run tutorials:record; else ' : ''}give a reason in tests/content/fenceReasons.ts`
            : undefined),
        reason,
      );

    if (code.trim() === '') return outcome('text', 'is empty');
    if (wasExecuted(fence)) return outcome('executed');
    const shell = SHELLS[lang];
    if (shell !== undefined) return parsed(parseShell(code, shell));
    if (lang in TYPESCRIPT) {
      return reason === undefined
        ? outcome('type-checked', types.get(fence))
        : parsed(parseScript(code, TYPESCRIPT[lang] ?? 'ts'));
    }
    const script = JAVASCRIPT[lang];
    if (script !== undefined) return parsed(parseScript(code, script));
    if (lang === 'solidity') {
      return reason === undefined ? outcome('compiled', compileSolidity(fence)) : parsed(parseSolidity(code));
    }
    if (lang === 'json')
      return outcome(
        'parsed',
        problemOf(() => void JSON.parse(code)),
        NOTHING_TO_RUN,
      );
    if (lang === 'toml')
      return outcome(
        'parsed',
        problemOf(() => void parseToml(code, { integersAsBigInt: 'asNeeded' })),
        NOTHING_TO_RUN,
      );
    if (lang === 'yaml' || lang === 'yml') {
      const [error] = parseAllDocuments(code).flatMap((document) =>
        'errors' in document ? document.errors : [],
      );
      return outcome('parsed', error?.message, NOTHING_TO_RUN);
    }
    if (lang === 'mermaid') {
      const first =
        code
          .trim()
          .split('\n')
          .find((line) => !line.startsWith('%%')) ?? '';
      const problem = DIAGRAMS.test(first)
        ? undefined
        : `starts with '${first}'; the site draws flowcharts and sequence diagrams`;
      return outcome('parsed', problem, 'a diagram: no more than its first line');
    }
    if (PLAIN.includes(lang)) return outcome('text');
    if (UNPARSED.includes(lang))
      return outcome(
        'text',
        reason === undefined ? `has no check for '${lang}': give a reason` : undefined,
        reason,
      );
    return outcome(
      'text',
      lang === ''
        ? "names no language; plain text is 'text'"
        : `is in '${lang}', for which there is no check`,
    );
  });
}

/** A problem as a line of a report. */
export const report = ({ fence, problem }: Outcome): string =>
  `${place(fence)} (${fence.lang || 'no language'}): ${problem?.split('\n').join('\n    ')}`;
