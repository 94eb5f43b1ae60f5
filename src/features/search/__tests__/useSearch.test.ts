import { act } from 'react';

import { loadSearch, type Request, search } from '@site/src/features/search/client';
import { noFilters, type Outcome } from '@site/src/features/search/results';
import { useSearch, useSearchFailure } from '@site/src/features/search/useSearch';
import { openPage } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

jest.mock('@site/src/features/search/client', () => ({ loadSearch: jest.fn(), search: jest.fn() }));
openPage();

const found = (count: number): Outcome => ({
  results: [],
  count,
  choices: { type: [], reader: [], section: [] },
});

interface Asked {
  readonly request: Request;
  readonly answer: (outcome: Outcome, isPartial?: boolean) => Promise<void>;
}

/** Searches that are answered when the test decides. */
function searches(): readonly Asked[] {
  const asked: Asked[] = [];
  jest.mocked(search).mockImplementation(
    (request) =>
      new Promise((resolve) => {
        const answer = (outcome: Outcome, isPartial = false): Promise<void> =>
          act(async () => {
            resolve({ outcome, isPartial });
            await new Promise((settled) => setImmediate(settled));
          });
        asked.push({ request, answer });
      }),
  );
  return asked;
}

describe('the answer to a query', () => {
  it('is nothing until it is there, then stays until there is that of the next', async () => {
    const asked = searches();
    const { onServer, newest, again } = await runHook(useSearch, '/', ' fees ', noFilters, 8);
    expect([onServer, newest()]).toEqual([{ query: '' }, { query: '' }]);
    await asked[0]?.answer(found(1));
    expect(newest()).toEqual({ outcome: found(1), query: 'fees' });
    await again('/', 'gas', noFilters, 8);
    expect(newest()).toMatchObject({ query: 'fees' });
    await asked[1]?.answer(found(2));
    expect(newest()).toEqual({ outcome: found(2), query: 'gas' });
  });

  it('is asked for again, whole, if it was partial', async () => {
    const asked = searches();
    const { newest } = await runHook(useSearch, '/', 'fees', noFilters, 8);
    await asked[0]?.answer(found(1), true);
    expect(newest().outcome?.count).toBe(1);
    await asked[1]?.answer(found(3));
    expect(newest().outcome?.count).toBe(3);
    expect(asked.map(({ request }) => request.whole)).toEqual([false, true]);
  });

  it('does not wait for a whole answer to an older query, nor is it replaced by it', async () => {
    const asked = searches();
    const { newest, again } = await runHook(useSearch, '/', 'f', noFilters, 8);
    await asked[0]?.answer(found(1), true);
    await again('/', 'fees', noFilters, 8);
    expect(asked.map(({ request }) => [request.query, request.whole])).toEqual([
      ['f', false],
      ['f', true],
      ['fees', false],
    ]);
    await asked[2]?.answer(found(2));
    await asked[1]?.answer(found(9));
    expect(newest()).toEqual({ outcome: found(2), query: 'fees' });
  });

  it('is not shown once the query is another', async () => {
    const asked = searches();
    const { newest, again } = await runHook(useSearch, '/', 'fees', noFilters, 8);
    await again('/', 'gas', noFilters, 8);
    await asked[0]?.answer(found(1));
    expect(newest()).toEqual({ query: '' });
  });

  it('is nothing for a query of blanks, which is not asked', async () => {
    const asked = searches();
    const { newest, again } = await runHook(useSearch, '/', 'fees', noFilters, 8);
    await asked[0]?.answer(found(1));
    await again('/', '  ', noFilters, 8);
    expect(newest()).toEqual({ query: '' });
    expect(asked).toHaveLength(1);
  });
});

describe('an index', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails if it cannot be loaded', async () => {
    jest.mocked(loadSearch).mockRejectedValue(new Error('no connection'));
    expect((await runHook(useSearchFailure, '/', true)).newest()).toBe(true);
  });

  it('fails if it is not there in time, until it is', async () => {
    let arrive = (): void => undefined;
    jest.mocked(loadSearch).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { newest } = await runHook(useSearchFailure, '/', true);
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(newest()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(newest()).toBe(true);
    await act(() => Promise.resolve(arrive()));
    expect(newest()).toBe(false);
  });

  it('does not fail later once it is there', async () => {
    jest.mocked(loadSearch).mockResolvedValue();
    const { newest } = await runHook(useSearchFailure, '/', true);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(newest()).toBe(false);
  });

  it('is not loaded before it is wanted', async () => {
    jest.mocked(loadSearch).mockClear();
    const { again } = await runHook(useSearchFailure, '/', false);
    expect(loadSearch).not.toHaveBeenCalled();
    await again('/', true);
    expect(loadSearch).toHaveBeenCalledWith('/');
  });
});
