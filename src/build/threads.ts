/** Shares work among threads: the same is done to each of many inputs, which do not need each other. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What all threads of one work are given. */
interface Work<Input> {
  readonly inputs: readonly Input[];
  /** Index of the first input that no thread has taken; the one place that all threads write to. */
  readonly next: Int32Array;
}

/** What became of an input. */
type Result<Output> = { readonly index: number } & (
  { readonly output: Output } | { readonly problem: string }
);

/**
 * Gives the outputs in the order of the inputs, whichever thread they come from. Where a task failed, the error says so
 * of every input that it failed for, a line each.
 *
 * @template Task what the program hands to {@link takePart}; its inputs and outputs are copied between threads
 * @param program file of the program that each thread runs
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

/** Starts a thread, and gives what it has done when there is nothing left to do. */
function resultsOf<Output>(program: string, work: Work<unknown>): Promise<Result<Output>[]> {
  // A thread does not inherit that this one reads TypeScript.
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
 * Called by the program of a thread: does the task to one input after another, as long as there is one that no other
 * thread has taken.
 *
 * @param nameOf what a message about a failed input starts with
 */
export function takePart<Input, Output>(
  task: (input: Input) => Output,
  nameOf: (input: Input) => string,
): void {
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
  }
  parentPort?.postMessage(results);
}
