/** Long-running programs that never outlive the test that started them, however it ends. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/**
 * The program runs under a shell that waits on a pipe from this process. The pipe closes when we close it and also when this
 * process dies in a way that leaves it no last word (SIGKILL, a crash), and then the shell ends the program.
 */
const KEEPER = `
trap '' INT TERM HUP
"$@" </dev/null &
pid=$!
exec >/dev/null 2>&1
read -r _
kill -KILL "$pid"
wait "$pid"
`;

/** A running program. */
export interface Running {
  /** Ends the program and resolves when it is gone. Safe to call twice. */
  stop(): Promise<void>;
  /** Everything written to stdout and stderr so far. */
  output(): string;
}

const keepers = new Set<ChildProcess>();
process.once('exit', () => {
  for (const keeper of keepers) keeper.stdin?.destroy();
});

/**
 * Starts a program and waits until `ready` finds what it looks for in the program's output.
 *
 * @throws when the program ends first, or says nothing useful within `patience` milliseconds.
 */
export async function start<T>(
  command: readonly string[],
  ready: (output: string) => T | undefined,
  { env = process.env, patience = 30_000 }: { env?: NodeJS.ProcessEnv; patience?: number } = {},
): Promise<{ process: Running; found: T }> {
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
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
  const running: Running = {
    output: () => output,
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
    // Only the program itself holds its output open, so the end of both is its end.
    let open = 2;
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
