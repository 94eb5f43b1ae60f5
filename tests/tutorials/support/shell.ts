/** A shell that runs a tutorial's blocks in order, with real cast, forge and node. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundledPackages } from './bundledViem';
import { place } from './fences';
import type { Fence } from './fences';
import type { Network } from './network';
import { root, solcProgram, toolPath } from './tools';

export interface BlockOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** Output and exit code of a block that may fail. */
export interface Attempt extends BlockOutput {
  readonly status: number;
}

export interface ShellOptions {
  /** Its addresses replace the published ones. */
  readonly network: Network;
  /** `sh` by default. */
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Substitutes for programs that cannot run here: shell scripts by name. */
  readonly programs?: Readonly<Record<string, string>>;
}

/** A shell with its own folder. */
export interface Shell {
  /** Working folder of the blocks. */
  readonly folder: string;
  /** Runs a block under `set -eu`; variables persist. @throws an error that names the block */
  run(block: Fence | string): Promise<BlockOutput>;
  /** Runs a block in a subshell: variables are lost, and failure is not an error. */
  attempt(block: Fence | string): Promise<Attempt>;
  value(name: string): Promise<string>;
  /** Writes a file with this network's addresses. */
  write(name: string, content: string): void;
  read(name: string): string;
  /** Also removes the folder. */
  close(): Promise<void>;
}

/** Milliseconds for one block. */
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
  const top = mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  const base = path.join(top, 'reader');
  const [folder, home, bin, blocks] = ['work', 'home', 'bin', 'blocks'].map((name) => {
    const made = path.join(base, name);
    mkdirSync(made, { recursive: true });
    return made;
  }) as [string, string, string, string];
  // Above the folder: in it, Foundry would search packages for contracts, which slows cast to a second. Node
  // looks for a package in the nearer folder first.
  symlinkSync(bundledPackages(), path.join(base, 'node_modules'));
  symlinkSync(path.join(root, 'node_modules'), path.join(top, 'node_modules'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }

  const child = spawn(shell, [], {
    cwd: folder,
    // A process group, to end leftover processes of a block.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: [bin, ...toolPath(), path.dirname(process.execPath), process.env.PATH ?? ''].join(':'),
      HOME: home,
      TMPDIR: base,
      LANG: 'C.UTF-8',
      NO_COLOR: '1',
      FOUNDRY_SOLC: solcProgram,
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
  child.stdin.on('error', () => undefined); // The shell may have ended; see `ended`.
  child.stdin.write('set -eu\n');

  const killGroup = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has already ended.
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
      rmSync(top, { recursive: true, force: true });
    },
  };
}
