/** Long-running programs that never outlive their test. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/**
 * Runs the program under a shell that waits on a pipe from this process. The pipe also closes if this process
 * crashes, and then the shell ends the program.
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

export interface Running {
  /** Idempotent; waits for the end. */
  stop(): Promise<void>;
  /** stdout and stderr so far. */
  output(): string;
  hasEnded(): boolean;
}

const keepers = new Set<ChildProcess>();
process.once('exit', () => {
  for (const keeper of keepers) keeper.stdin?.destroy();
});

export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds until it must be ready. */
  readonly patience?: number;
  /** Signal to end it: `TERM` gives a program with child processes ten seconds to end them. */
  readonly signal?: 'KILL' | 'TERM';
}

/**
 * Starts a program and waits until `ready` returns something for its output.
 *
 * @throws if the program ends first or is not ready in time
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
  keeper.stdin.on('error', () => undefined); // The keeper may end before its pipe is closed.

  let output = '';
  // Only the program holds its output open, so it has ended when both streams have.
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
    // Always read to the end: a full pipe would stall the program.
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
