/**
 * Walks through a tutorial as a reader would: writes the files it shows, starts Supersim where it says so, runs every shell
 * block in one shell, and holds what the block writes against the output the page promises.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeBlock, startShell } from '../support/shell';
import type { BlockOutput, Shell } from '../support/shell';
import { fencesOf, place } from '../support/fences';
import type { Fence } from '../support/fences';
import { startNetwork } from '../support/network';
import type { Network, NetworkOptions } from '../support/network';
import { root } from '../support/tools';

/** What a walk needs beyond the page. */
export interface WalkOptions {
  /** Options for every network beside those of the `supersim` command on the page. */
  readonly network?: NetworkOptions;
  /** Blocks that cannot run here, such as downloads. */
  readonly skip?: (fence: Fence) => boolean;
  /** Called after each block, in place of waiting until all messages have arrived. */
  readonly after?: (fence: Fence, network: Network, output: BlockOutput) => Promise<void>;
}

/** A walk that has come to the page's end. Everything is still running. */
export interface Walk {
  readonly shell: Shell;
  /** The network the page started last. */
  readonly network: Network;
  /** Blocks that ran, and files that they used, in the page's order. */
  readonly executed: readonly Fence[];
  /** What each shell block wrote. */
  readonly outputs: ReadonlyMap<Fence, BlockOutput>;
  /** Ends the shell and every network. */
  close(): Promise<void>;
}

/** `…` on a page stands for what differs from one reader to the next. */
export function matches(promised: string, written: string): boolean {
  const escaped = promised
    .trimEnd()
    .split('…')
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*');
  return new RegExp(`^${escaped}$`).test(written.trimEnd());
}

/** The headings of a page, which is where its errors are found. */
export function headingsOf(page: string): string[] {
  const source = readFileSync(path.join(root, page), 'utf8').replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '');
  return [...source.matchAll(/^#{2,3} (.+)$/gm)].map(([, text]) => (text ?? '').replaceAll('`', ''));
}

const isSupersim = ({ lang, code }: Fence): boolean =>
  lang === 'sh' && /^supersim( --interop\.autorelay)?$/.test(code.trim());
const isFile = ({ title, file, region }: Fence): boolean =>
  title !== undefined && file !== undefined && region === undefined;

/** Node does what a machine without jq or curl cannot. */
function substitutes(): Record<string, string> {
  const missing = ['jq', 'curl'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return Object.fromEntries(
    missing.map((name) => [name, `exec node ${path.join(__dirname, `${name}.cjs`)} "$@"`]),
  );
}

/**
 * Walks through a page.
 *
 * @throws when a block fails, or writes other than the page says, naming the block.
 */
export async function walk(page: string, options: WalkOptions = {}): Promise<Walk> {
  const networks: Network[] = [];
  let now: Network | undefined;
  const current = (): Network => {
    if (!now) throw new Error(`${page} uses the network before it starts supersim`);
    return now;
  };
  // The shell outlives a restart of Supersim, so it talks to whichever network there is.
  const switching: Network = {
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
    stop: () => current().stop(),
  };

  let shell: Shell | undefined;
  const close = async (): Promise<void> => {
    await shell?.close();
    for (const network of networks) await network.stop();
  };
  const switchTo = async (command: string): Promise<void> => {
    await now?.stop();
    now = await startNetwork({ ...options.network, autorelay: command.includes('--interop.autorelay') });
    networks.push(now);
  };

  const executed: Fence[] = [];
  const outputs = new Map<Fence, BlockOutput>();
  // Files a page shows before it has the reader make a folder are saved once there is one.
  const unsaved: Fence[] = [];
  let project: string | undefined;
  let last: Fence | undefined;

  const save = (open: Shell): void => {
    if (project === undefined) return;
    for (const { title, code } of unsaved.splice(0)) {
      open.write(path.join(path.relative(open.folder, project), title ?? ''), `${code}\n`);
    }
  };

  const run = async (fence: Fence): Promise<void> => {
    if (!now) await switchTo('');
    shell ??= startShell({ network: switching, programs: substitutes() });
    save(shell);
    const output = await shell.run(fence);
    project ??= /^(mkdir|cd) /m.test(fence.code) ? await shell.value('PWD') : undefined;
    executed.push(fence);
    outputs.set(fence, output);
    await (options.after ? options.after(fence, current(), output) : current().settled());
  };

  try {
    for (const fence of fencesOf(page)) {
      if (options.skip?.(fence)) continue;
      if (isSupersim(fence)) {
        await switchTo(fence.code);
        // The variables that hold the endpoints are set already; on a reader's machine a restart does not change them.
        if (shell) await shell.run('export RPC_A=http://127.0.0.1:9545 RPC_B=http://127.0.0.1:9546');
      } else if (isFile(fence)) {
        unsaved.push(fence);
        executed.push(fence);
      } else if (fence.lang === 'sh') {
        await run(fence);
        last = fence;
      } else if (fence.lang === 'text' && last && last.heading === fence.heading) {
        const written = outputs.get(last)?.stdout ?? '';
        if (!matches(fence.code, written)) {
          throw new Error(
            `${place(fence)} promises other output than ${describeBlock(last)} gives.\nPromised:\n${fence.code}\nWritten:\n${written}`,
          );
        }
        last = undefined;
      }
    }
    if (!shell) throw new Error(`${page} has no block to run`);
    if (unsaved.length > 0) throw new Error(`${page} shows ${unsaved[0]?.title} where no block uses it`);
    return { shell, network: switching, executed, outputs, close };
  } catch (error) {
    await close();
    throw error;
  }
}
