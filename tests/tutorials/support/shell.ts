/** One shell a tutorial's blocks run in, one after the other, with real cast, forge and node. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { place } from './fences';
import type { Fence } from './fences';
import type { Network } from './network';
import { root, solcProgram, toolPath } from './tools';

/** What a block wrote. */
export interface BlockOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** What a block that may fail wrote, and how it ended. */
export interface Attempt extends BlockOutput {
  readonly status: number;
}

/** What a shell needs to know. */
export interface ShellOptions {
  /** The network whose addresses take the place of the published ones. */
  readonly network: Network;
  /** The shell: `sh` unless a page asks for another. */
  readonly shell?: string;
  /** More environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Programs that take the place of others: name to shell script, for what cannot run here. */
  readonly programs?: Readonly<Record<string, string>>;
}

/** A shell with a folder of its own. */
export interface Shell {
  /** The folder the blocks run in. */
  readonly folder: string;
  /** Runs a block under `set -eu`; variables stay for the next. @throws an error that names the block when it fails. */
  run(block: Fence | string): Promise<BlockOutput>;
  /** Runs a block in a subshell: its variables are lost, its failure is not an error. */
  attempt(block: Fence | string): Promise<Attempt>;
  /** The value of a shell variable. */
  value(name: string): Promise<string>;
  /** Writes a file into the folder, with this network's addresses in it. */
  write(name: string, content: string): void;
  /** Reads a file of the folder. */
  read(name: string): string;
  /** Ends the shell and what it started, and removes the folder. */
  close(): Promise<void>;
}

/** How long one block may take. */
const PATIENCE = 90_000;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A block's name for messages: place, heading and first command. */
export function describeBlock(block: Fence | string): string {
  const code = typeof block === 'string' ? block : block.code;
  const first = code.split('\n').find((line) => line.trim() !== '' && !line.trim().startsWith('#')) ?? '';
  const where =
    typeof block === 'string' ? 'a block of the test' : `${place(block)}, under '${block.heading}'`;
  return `${where} (${first.trim()})`;
}

/** Starts a shell in an empty folder. */
export function startShell({ network, shell = 'sh', env = {}, programs = {} }: ShellOptions): Shell {
  const base = mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  const [folder, home, bin, blocks] = ['work', 'home', 'bin', 'blocks'].map((name) => {
    const made = path.join(base, name);
    mkdirSync(made);
    return made;
  }) as [string, string, string, string];
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }

  const child = spawn(shell, [], {
    cwd: folder,
    // A group of its own, so that what a block leaves running can be ended with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: [bin, ...toolPath(), path.dirname(process.execPath), process.env.PATH ?? ''].join(':'),
      HOME: home,
      TMPDIR: base,
      LANG: 'C.UTF-8',
      NO_COLOR: '1',
      FOUNDRY_SOLC: solcProgram,
      // No node_modules in the folder: Foundry would search it for contracts, and cast take a second instead of a blink.
      NODE_PATH: path.join(root, 'node_modules'),
      ...env,
    },
  });
  let told = '';
  let ended = false;
  let wake = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      wake();
      resolve();
    });
  });
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
    wake();
  });
  child.stderr.resume();
  child.stdin.on('error', () => undefined); // The shell may have ended; `ended` tells.
  child.stdin.write('set -eu\n');

  const killGroup = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };

  let count = 0;
  const execute = async (block: Fence | string, subshell: boolean): Promise<Attempt> => {
    count += 1;
    const file = path.join(blocks, `${count}.sh`);
    const code = typeof block === 'string' ? block : block.code;
    writeFileSync(file, `${network.localize(code)}\n`);
    const source = subshell ? `(set -eu; . ${quoted(file)})` : `. ${quoted(file)}`;
    const redirected = `${source} </dev/null >${quoted(`${file}.out`)} 2>${quoted(`${file}.err`)}`;
    const marker = `block ${count} ended with `;
    const command = subshell ? `status=0; ${redirected} || status=$?` : `status=0; ${redirected}`;
    const timer = setTimeout(() => killGroup('SIGKILL'), PATIENCE);
    if (!ended) child.stdin.write(`${command}; printf '%s%s\\n' ${quoted(marker)} "$status"\n`);

    const finished = new RegExp(`^${marker}(\\d+)$`, 'm');
    while (!finished.test(told) && !ended) await new Promise<void>((resolve) => (wake = resolve));
    clearTimeout(timer);
    const output = (suffix: string): string =>
      existsSync(`${file}.${suffix}`) ? network.publish(readFileSync(`${file}.${suffix}`, 'utf8')) : '';
    const [stdout, stderr] = [output('out'), output('err')];
    const status = finished.exec(told)?.[1];
    if (status === undefined) {
      throw new Error(
        `${describeBlock(block)} failed\n${`${stdout}${stderr}`.trim() || '(it wrote nothing)'}`,
      );
    }
    return { status: Number(status), stdout, stderr };
  };

  return {
    folder,
    run: (block) => execute(block, false),
    attempt: (block) => execute(block, true),
    value: async (name) => (await execute(`printf '%s' "$${name}"`, false)).stdout,
    write: (name, content) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, network.localize(content));
    },
    read: (name) => readFileSync(path.join(folder, name), 'utf8'),
    close: async () => {
      child.stdin.end();
      killGroup('SIGKILL');
      await closed;
      rmSync(base, { recursive: true, force: true });
    },
  };
}
