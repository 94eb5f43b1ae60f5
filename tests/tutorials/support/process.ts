/** Long-running programs that never outlive the test that started them, however it ends. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/**
 * The program runs under a shell that waits on a pipe from this process. The pipe closes when we close it and also when this
 * process dies in a way that leaves it no last word (SIGKILL, a crash), and then the shell ends the program.
 */
const KEEPER = `
signal=$1
shift
"$@" </dev/null &
pid=$!
trap '' INT TERM HUP
exec >/dev/null 2>&1
read -r _
kill -"$signal" "$pid"
tries=0
while [ "$signal" != KILL ] && [ "$tries" -lt 100 ] && kill -0 "$pid"; do
  sleep 0.1
  tries=$((tries + 1))
done
kill -KILL "$pid"
wait "$pid"
`;

/** A running program. */
export interface Running {
  /** Ends the program and resolves when it is gone. Safe to call twice. */
  stop(): Promise<void>;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** True once the program has ended, by itself or because it was stopped. */
  hasEnded(): boolean;
}

const keepers = new Set<ChildProcess>();
process.once('exit', () => {
  for (const keeper of keepers) keeper.stdin?.destroy();
});

/** How to start and end a program. */
export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds it may take to be ready. */
  readonly patience?: number;
  /** How it is ended: `TERM` for one that has processes of its own to end, and ten seconds to do so. */
  readonly signal?: 'KILL' | 'TERM';
}

/**
 * Starts a program and waits until `ready` finds what it looks for in the program's output.
 *
 * @throws when the program ends first, or says nothing useful within `patience` milliseconds.
 */
export async function start<T>(
  command: readonly string[],
  ready: (output: string) => T | undefined,
  { env = process.env, patience = 30_000, signal = 'KILL' }: StartOptions = {},
): Promise<{ process: Running; found: T }> {
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', signal, ...command], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  keepers.add(keeper);
  const ended = new Promise<void>((resolve) => {
    keeper.once('close', () => {
      keepers.delete(keeper);
      resolve();
    });
  });
  keeper.stdin.on('error', () => undefined); // The keeper may be gone before its pipe is closed.

  let output = '';
  // Only the program itself holds its output open, so the end of both streams is its end.
  let open = 2;
  const running: Running = {
    output: () => output,
    hasEnded: () => open === 0,
    stop: async () => {
      keeper.stdin.destroy();
      await ended;
    },
  };

  const found = await new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${command[0]} was not ready after ${patience} ms; it wrote:\n${output}`));
    }, patience);
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const result = ready(output);
      if (result === undefined) return;
      clearTimeout(timer);
      resolve(result);
    };
    // Read to the end in any case: a full pipe would stall the program.
    keeper.stdout.on('data', listen);
    keeper.stderr.on('data', listen);
    const end = (): void => {
      open -= 1;
      if (open > 0) return;
      clearTimeout(timer);
      reject(new Error(`${command[0]} ended before it was ready; it wrote:\n${output}`));
    };
    keeper.stdout.once('end', end);
    keeper.stderr.once('end', end);
    keeper.once('error', reject);
  }).catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  return { process: running, found };
}
