/** Distributes independent inputs over worker threads. */
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

interface Work<Input> {
  readonly inputs: readonly Input[];
  /** Index of the next input; the only memory all threads write to. */
  readonly next: Int32Array;
}

type Result<Output> = { readonly index: number } & (
  { readonly output: Output } | { readonly problem: string }
);

/**
 * Returns outputs in input order. Throws one error with a line for each failed
 * input.
 *
 * @template Task passed to {@link takePart}; inputs and outputs are copied
 * between threads
 * @param program file each thread runs
 */
export async function inThreads<Task extends (input: never) => unknown>(
  program: string,
  inputs: readonly Parameters<Task>[0][],
  count = availableParallelism(),
): Promise<ReturnType<Task>[]> {
  const work: Work<Parameters<Task>[0]> = { inputs, next: new Int32Array(new SharedArrayBuffer(4)) };
  const threads = Array.from({ length: Math.min(count, inputs.length) }, () =>
    resultsOf<ReturnType<Task>>(program, work),
  );
  const results = (await Promise.all(threads)).flat().sort((a, b) => a.index - b.index);
  const problems = results.flatMap((result) => ('problem' in result ? [result.problem] : []));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return results.flatMap((result) => ('output' in result ? [result.output] : []));
}

/** Starts a thread and resolves to its results. */
function resultsOf<Output>(program: string, work: Work<unknown>): Promise<Result<Output>[]> {
  // Threads do not inherit the TypeScript loader.
  const start = `for (const file of ${JSON.stringify([require.resolve('tsx/cjs'), program])}) require(file);`;
  const thread = new Worker(start, { eval: true, execArgv: [], workerData: work });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`${program} ended with ${code} before its work was done.`)),
    );
  });
}

/**
 * Called in a worker: processes inputs until none is left.
 *
 * @param nameOf prefix of error messages
 */
export async function takePart<Input, Output>(
  task: (input: Input) => Output,
  nameOf: (input: Input) => string,
): Promise<void> {
  const { inputs, next } = workerData as Work<Input>;
  const results: Result<Output>[] = [];
  for (let index = Atomics.add(next, 0, 1); index < inputs.length; index = Atomics.add(next, 0, 1)) {
    const input = inputs[index] as Input;
    try {
      results.push({ index, output: task(input) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ index, problem: `${nameOf(input)}: ${reason}` });
    }
    // Memory of native modules is freed between turns of the event loop only.
    await nextTurn();
  }
  parentPort?.postMessage(results);
}
