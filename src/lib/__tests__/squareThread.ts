/** Thread of `threads.test.ts`: squares numbers, the smaller the slower. */
import { takePart } from '@site/src/lib/threads';

export function square(input: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100 / input);
  if (input > 10) {
    throw new Error('it is too large.');
  }
  return input ** 2;
}

void takePart(square, (input) => `number ${input}`);
