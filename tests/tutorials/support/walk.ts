/**
 * Follows a tutorial like a reader: saves its files, starts Supersim, types commands into one shell, and
 * compares their output.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fencesOf, place } from './fences';
import type { Fence } from './fences';
import { startNetwork } from './network';
import type { Network, NetworkOptions } from './network';
import { describeBlock, startShell } from './shell';
import type { BlockOutput, Shell } from './shell';
import { root } from './tools';

export interface WalkOptions {
  /** The page's text, instead of the file's. */
  readonly source?: string;
  /** Options for every network, overriding the page's `supersim` command. */
  readonly network?: NetworkOptions;
  /** Blocks to skip, such as downloads, with their output. */
  readonly skip?: (block: Fence) => boolean;
  /** Heading to stop at. */
  readonly until?: string;
  /** Called after each command, instead of waiting for messages. */
  readonly after?: (command: Fence, network: Network, output: BlockOutput) => Promise<void>;
}

/** A finished walk, still running. */
export interface Walk {
  readonly shell: Shell;
  /** The network started last. */
  readonly network: Network;
  /** Commands that ran, and saved files they used, in page order. */
  readonly executed: readonly Fence[];
  readonly outputs: ReadonlyMap<Fence, BlockOutput>;
  readonly close: () => Promise<void>;
}

const isSupersim = ({ lang, code }: Fence): boolean =>
  lang === 'sh' && /^supersim( --interop\.autorelay)?$/.test(code.trim());
const isFile = ({ title, file, region }: Fence): boolean =>
  title !== undefined && file !== undefined && region === undefined;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A file's name in commands and files: TypeScript imports `.ts` as `.js`, and forge takes a contract name.
 */
function nameOf(file: string): RegExp {
  const { name, ext } = path.parse(file);
  const endings = { '.ts': '\\.[jt]s', '.sol': '(\\.sol)?' }[ext] ?? literally(ext);
  return new RegExp(`(?<![\\w-])${literally(name)}${endings}(?![\\w-])`);
}

/**
 * Files that a later command uses, directly or through a used file; saving alone proves nothing. forge reads
 * `foundry.toml` without its name.
 */
function usedFiles(blocks: readonly Fence[]): ReadonlySet<Fence> {
  const commands = blocks.map((block, index) => ({ block, index })).filter(({ block }) => !isFile(block));
  const used = new Set<Fence>();
  const use = (file: Fence): void => {
    if (used.has(file)) return;
    used.add(file);
    for (const other of blocks.filter(isFile)) if (nameOf(other.title ?? '').test(file.code)) use(other);
  };
  for (const [at, file] of blocks.entries()) {
    if (!isFile(file)) continue;
    const { base } = path.parse(file.title ?? '');
    const names = [nameOf(base), ...(base === 'foundry.toml' ? [/\bforge /] : [])];
    if (commands.some(({ block, index }) => index > at && names.some((name) => name.test(block.code))))
      use(file);
  }
  return used;
}

// A real Supersim makes blocks continuously, so numbers differ.
const comparable = (text: string): string =>
  process.env.SUPERSIM ? text.trimEnd().replace(/(?<=in block )\d+/g, 'N') : text.trimEnd();

/** `…` on the page matches anything. */
function isShown(printed: string, shown: string): boolean {
  const pattern = comparable(shown).split('…').map(literally).join('[\\s\\S]*');
  // Editors remove trailing spaces from pages.
  return new RegExp(`^${pattern}$`).test(comparable(printed).replace(/ +$/gm, ''));
}

/** Node scripts for machines without jq or curl. */
function substitutes(): Record<string, string> {
  const missing = ['jq', 'curl'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return Object.fromEntries(
    missing.map((name) => [name, `exec node ${path.join(__dirname, `${name}.cjs`)} "$@"`]),
  );
}

/** A page's successive networks as one, because the shell outlives restarts of Supersim. */
interface Restartable extends Network {
  /** Replaces the running network, if any. */
  restart(options: NetworkOptions): Promise<void>;
  isRunning(): boolean;
}

function restartable(): Restartable {
  let running: Network | undefined;
  const current = (): Network => {
    if (!running) throw new Error('no network has been started');
    return running;
  };
  return {
    get l1() {
      return current().l1;
    },
    get a() {
      return current().a;
    },
    get b() {
      return current().b;
    },
    get admin() {
      return current().admin;
    },
    localize: (text) => current().localize(text),
    publish: (text) => current().publish(text),
    settled: () => current().settled(),
    stop: async () => running?.stop(),
    restart: async (options) => {
      await running?.stop();
      running = await startNetwork(options);
    },
    isRunning: () => running !== undefined,
  };
}

const portsOf = ({ l1, a, b, admin }: Network): (string | undefined)[] =>
  [l1, a, b, admin].map((part) => part && new URL(part.url).port);

/** On a reader's machine ports survive a restart; here variables with them must be updated. */
function moveVariables(from: readonly (string | undefined)[], to: readonly (string | undefined)[]): string {
  const edits = from.flatMap((port, index) =>
    port === undefined
      ? []
      : [
          `-e 's#^\\([A-Za-z_0-9]*=.\\{0,1\\}http://127.0.0.1:\\)${port}\\([^0-9]\\{0,1\\}\\)$#\\1${to[index]}\\2#p;t'`,
        ],
  );
  return `eval "$(set | sed -n ${edits.join(' ')})"`;
}

/**
 * Follows a page. Shell blocks are commands, whole titled sample files are files, and a text block below a
 * command, under the same heading, is its output.
 *
 * @throws naming the block, if a command fails, prints something else, or its message is lost; if no command
 *   uses a file; and if there is no command
 */
export async function walkThrough(page: string, options: WalkOptions = {}): Promise<Walk> {
  const { skip, until, after, source } = options;
  const fences = fencesOf(page, source);
  const end = until === undefined ? fences.length : fences.findIndex(({ heading }) => heading === until);
  if (end === -1) throw new Error(`${page} shows nothing under '${until}', where the walk should end`);

  const network = restartable();
  let shell: Shell | undefined;
  const close = async (): Promise<void> => {
    await shell?.close();
    await network.stop();
  };
  const startSupersim = async (command: string): Promise<void> => {
    const before = shell && portsOf(network);
    await network.restart({ autorelay: command.includes('--interop.autorelay'), ...options.network });
    if (shell && before) await shell.run(moveVariables(before, portsOf(network)));
  };

  const executed: Fence[] = [];
  const outputs = new Map<Fence, BlockOutput>();
  // A page may show files before their folder is created.
  const unsaved: Fence[] = [];
  let project: string | undefined;
  const saveFiles = (): void => {
    if (!shell || project === undefined) return;
    for (const { title = '', code } of unsaved.splice(0)) {
      shell.write(path.join(path.relative(realpathSync(shell.folder), project), title), `${code}\n`);
    }
  };

  const run = async (command: Fence): Promise<void> => {
    if (!network.isRunning()) await startSupersim('');
    shell ??= startShell({ network, programs: substitutes() });
    saveFiles();
    const output = await shell.run(command);
    if (project === undefined && /^(mkdir|cd) /m.test(command.code)) project = await shell.value('PWD');
    executed.push(command);
    outputs.set(command, output);
    if (after) await after(command, network, output);
    else
      await network.settled().catch((cause: Error) => {
        throw new Error(`after ${describeBlock(command)}, ${cause.message}`, { cause });
      });
  };
  const compare = (command: Fence, text: Fence): void => {
    const printed = outputs.get(command)?.stdout ?? '';
    if (isShown(printed, text.code)) return;
    throw new Error(
      `${describeBlock(command)} printed\n\n${printed.trimEnd()}\n\nbut ${place(text)} shows\n\n${text.code}`,
    );
  };

  try {
    // The command whose output has not been shown yet.
    let last: Fence | undefined;
    for (const fence of fences.slice(0, end)) {
      if (skip?.(fence)) {
        if (fence.lang === 'sh') last = undefined;
      } else if (isSupersim(fence)) {
        await startSupersim(fence.code);
      } else if (isFile(fence)) {
        unsaved.push(fence);
        executed.push(fence);
      } else if (fence.lang === 'sh') {
        await run(fence);
        last = fence;
      } else if (fence.lang === 'text' && last?.heading === fence.heading) {
        compare(last, fence);
        last = undefined;
      }
    }
    if (!shell) throw new Error(`${page} has no command to run`);
    saveFiles();
    const used = usedFiles(executed);
    const unused = executed.filter((block) => isFile(block) && (!used.has(block) || unsaved.includes(block)));
    if (until === undefined && unused[0])
      throw new Error(`${page} shows ${unused[0].title} where no command uses it`);
    return { shell, network, executed: executed.filter((block) => !unused.includes(block)), outputs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Follows a page before a file's tests, and closes the walk afterwards. Call at the top of the file. */
export function walkBeforeTests(page: string, options?: WalkOptions): Omit<Walk, 'close'> {
  let walk: Walk | undefined;
  beforeAll(async () => {
    walk = await walkThrough(page, options);
  });
  afterAll(() => walk?.close());
  const walked = (): Walk => {
    if (!walk) throw new Error(`nobody has walked through ${page} yet`);
    return walk;
  };
  return {
    get shell() {
      return walked().shell;
    },
    get network() {
      return walked().network;
    },
    get executed() {
      return walked().executed;
    },
    get outputs() {
      return walked().outputs;
    },
  };
}

/** Every `text` block under a heading: the errors explained there. @throws if there is none. */
export function errorsUnder(page: string, heading: string): string[] {
  const texts = fencesOf(page).filter((fence) => fence.lang === 'text' && fence.heading === heading);
  if (texts.length === 0) throw new Error(`${page} shows no text under '${heading}'`);
  return texts.map(({ code }) => code.trim());
}

/** Headings of a page, which name its errors. */
export function headingsOf(page: string): string[] {
  const source = readFileSync(path.join(root, page), 'utf8').replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '');
  return [...source.matchAll(/^#{2,3} (.+)$/gm)].map(([, text]) => (text ?? '').replaceAll('`', ''));
}
