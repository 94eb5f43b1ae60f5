import preloadPage from '@docusaurus/core/lib/client/preload';

import docusaurus from '@site/src/plugins/lean-bundle/preloadOnly';

jest.mock('@docusaurus/core/lib/client/preload', () => ({ __esModule: true, default: jest.fn() }));

const loading = jest.mocked(preloadPage);

interface FakeScript {
  readonly dataset: Record<string, string>;
}

/** A minimal browser: the document's scripts and the connection. */
function fakeBrowser(connection?: { readonly saveData: boolean }): FakeScript[] {
  const scripts: FakeScript[] = [];
  for (const [name, value] of Object.entries({ document: { scripts }, navigator: { connection } })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return scripts;
}

beforeEach(() => {
  loading.mockReset();
  loading.mockResolvedValue([]);
});

describe('a page fetched ahead', () => {
  it('is fetched once', async () => {
    fakeBrowser();
    await docusaurus.preload('/once');
    expect(docusaurus.preload('/once')).toBe(false);
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it('that does not load fails without a word, and is fetched again when it is wanted again', async () => {
    fakeBrowser();
    loading.mockRejectedValueOnce(new Error('no connection'));
    await expect(docusaurus.preload('/again')).resolves.toBeUndefined();
    await docusaurus.preload('/again');
    expect(loading).toHaveBeenCalledTimes(2);
  });

  it('has its scripts marked, and no other', async () => {
    const scripts = fakeBrowser();
    const [earlier, ahead, later]: FakeScript[] = [{ dataset: {} }, { dataset: {} }, { dataset: {} }];
    if (!earlier || !ahead || !later) throw new Error('unreachable');
    scripts.push(earlier);
    loading.mockImplementationOnce(() => {
      scripts.push(ahead);
      return Promise.resolve([]);
    });
    const fetched = docusaurus.preload('/marked');
    scripts.push(later);
    await fetched;
    expect(scripts.map(({ dataset }) => 'aheadOfNeed' in dataset)).toEqual([false, true, false]);
  });

  it('is not fetched where the reader saves data', () => {
    fakeBrowser({ saveData: true });
    expect(docusaurus.preload('/saving')).toBe(false);
    expect(loading).not.toHaveBeenCalled();
  });
});
