/** Runs, measures and ends commands. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  /** Milliseconds. */
  readonly elapsed: number;
  /** Processor milliseconds, with children; Linux only. */
  readonly processor?: number;
  /** Peak bytes of memory, with children; Linux only. */
  readonly memory?: number;
}

export interface Surroundings {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end. Throws the end of its output if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env = process.env }: Surroundings,
): Promise<Cost> {
  const before = processorTime();
  const begun = performance.now();
  const child = start(command, args, { cwd, env });
  let output = '';
  const keep = (text: Buffer): void => {
    output = (output + text.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  let memory: number | undefined;
  const sampling = setInterval(() => {
    const now = memoryOfGroup(child.pid);
    memory = now === undefined ? memory : Math.max(memory ?? 0, now);
  }, 100);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(sampling));
  const elapsed = performance.now() - begun;
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with exit code ${code}:\n${output}`);
  }
  const after = processorTime();
  return {
    elapsed,
    ...(before === undefined || after === undefined ? {} : { processor: after - before }),
    ...(memory === undefined ? {} : { memory }),
  };
}

const running = new Set<ChildProcess>();

/** Starts a command in a new process group, to end it with all its children. */
export function start(command: string, args: readonly string[], { cwd, env }: Surroundings): ChildProcess {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends everything still running: separate process groups do not receive Ctrl-C. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(end));
}

/** Ends a command started by `start`, with its children. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { pid } = child;
  process.kill(-pid, 'SIGTERM');
  const impatience = setTimeout(() => process.kill(-pid, 'SIGKILL'), 3000);
  await ended;
  clearTimeout(impatience);
}

/** Undefined on other systems or if the process has ended. */
function proc(file: string): string | undefined {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Fields after the program's name, which may contain spaces. */
function statFields(text: string): string[] {
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Bytes; undefined if /proc is unavailable. */
function memoryOfGroup(group: number | undefined): number | undefined {
  if (process.platform !== 'linux' || group === undefined) {
    return undefined;
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => Number(statFields(proc(`${pid}/stat`) ?? '')[2]) === group)
    .reduce(
      (sum, pid) => sum + 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(proc(`${pid}/status`) ?? '')?.[1] ?? 0),
      0,
    );
}

/** Processor milliseconds of all ended descendants. */
function processorTime(): number | undefined {
  const stat = proc('self/stat');
  if (stat === undefined) {
    return undefined;
  }
  const fields = statFields(stat);
  // Linux reports hundredths of a second, whatever the kernel's clock.
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
