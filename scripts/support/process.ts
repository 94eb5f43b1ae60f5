/** Runs commands, measures their time and memory, and ends what was started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  /** Milliseconds from start to end. */
  readonly elapsed: number;
  /** Processor milliseconds of the command and its children; only on Linux. */
  readonly processor?: number;
  /** Peak bytes of memory of the command and its children; only on Linux. */
  readonly memory?: number;
}

export interface Surroundings {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end. If it fails, throws with the end of its output. */
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

/** Starts a command as leader of a process group, so that all its children can be ended with it. */
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

/** A file of /proc; undefined on other systems or if the process has ended. */
function proc(file: string): string | undefined {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Fields of a `stat` file after the program's name, which may contain spaces. */
function statFields(text: string): string[] {
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Bytes of memory of a process group, from /proc; undefined if unavailable. */
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

/** Processor milliseconds of all ended children of this process, recursively. */
function processorTime(): number | undefined {
  const stat = proc('self/stat');
  if (stat === undefined) {
    return undefined;
  }
  const fields = statFields(stat);
  // Linux reports hundredths of a second to programs, whatever the kernel's clock.
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
