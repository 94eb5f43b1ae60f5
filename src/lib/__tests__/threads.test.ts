import path from 'node:path';

import { inThreads } from '@site/src/lib/threads';

import type { square } from './squareThread';

const program = path.join(__dirname, 'squareThread.ts');

describe('work in threads', () => {
  it.each([1, 3, 20])('has its results in the order of the inputs, with %d threads', async (count) => {
    const squares = await inThreads<typeof square>(program, [1, 2, 3, 4, 5, 6], count);
    expect(squares).toEqual([1, 4, 9, 16, 25, 36]);
  });

  it('is nothing where there is nothing to do', async () => {
    expect(await inThreads<typeof square>(program, [])).toEqual([]);
  });

  it('names every input that failed, in their order', async () => {
    await expect(inThreads<typeof square>(program, [11, 1, 12, 2], 2)).rejects.toThrow(
      /^number 11: it is too large\.\nnumber 12: it is too large\.$/,
    );
  });

  it('fails where its program cannot start or ends early', async () => {
    await expect(inThreads<typeof square>(`${program}.gone`, [1])).rejects.toThrow('Cannot find module');
    const other = path.join(__dirname, '../../../tests/support/random.ts');
    await expect(inThreads<typeof square>(other, [1])).rejects.toThrow(
      'random.ts ended with 0 before its work was done.',
    );
  });
});
