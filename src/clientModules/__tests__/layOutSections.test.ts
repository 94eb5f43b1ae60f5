import { onRouteDidUpdate, onRouteUpdate } from '@site/src/clientModules/layOutSections';

const first = { previousLocation: null };
const later = { previousLocation: { pathname: '/interop' } };

/** A page of elements that take some milliseconds each. */
function open(count: number, milliseconds: number, fromTop = true): { root: DOMStringMap; turns: number[] } {
  const elements = Array.from({ length: count }, () => ({ dataset: {} }));
  const laidOut = (): number => elements.filter(({ dataset }) => 'laidOut' in dataset).length;
  const root: DOMStringMap = fromTop ? { fromTop: '' } : {};
  const turns: number[] = [];
  let now = 0;
  let known = 0;
  const body = {
    get offsetHeight() {
      now += (laidOut() - known) * milliseconds;
      known = laidOut();
      return known;
    },
  };
  const document = { documentElement: { dataset: root }, body, querySelectorAll: () => elements };
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (left: unknown) => void,
    _after: number,
    left: unknown,
  ) => {
    queueMicrotask(() => {
      const before = laidOut();
      run(left);
      turns.push(laidOut() - before);
    });
  }) as typeof setTimeout);
  return { root, turns };
}

const allTurns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.restoreAllMocks());

describe('a page opened at its top', () => {
  it('lays out large sections one per turn, and leaves long lists lazy', async () => {
    const { root, turns } = open(3, 10);
    onRouteDidUpdate(first);
    await allTurns();
    expect(turns).toEqual([1, 1, 1]);
    expect(root).toEqual({ fromTop: '' });
  });

  it('lays out many small sections per turn', async () => {
    const { turns } = open(40, 0.5);
    onRouteDidUpdate(first);
    await allTurns();
    expect(turns).toEqual([15, 15, 10]);
  });

  it('is laid out at once before a link scrolls, which ends the turns', async () => {
    const { root, turns } = open(3, 10);
    onRouteDidUpdate(first);
    onRouteUpdate(later);
    expect(root).toEqual({});
    await allTurns();
    expect(turns).toEqual([0]);
  });
});

describe('a page opened at a place', () => {
  it('has nothing left to lay out', async () => {
    const { turns } = open(3, 10, false);
    onRouteUpdate(first);
    onRouteDidUpdate(first);
    await allTurns();
    expect(turns).toEqual([]);
  });
});
