import { createRecentSearches, STORAGE_KEY } from '@site/src/features/search/recent';

function storageWith(
  stored?: string,
): Map<string, string> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map(stored === undefined ? [] : [[STORAGE_KEY, stored]]);
  return Object.assign(items, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

describe('recent searches', () => {
  it('are kept with the newest first, each once, and no more than six', () => {
    const recent = createRecentSearches(() => storage);
    const storage = storageWith();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' b ']) recent.add(query);
    expect(recent.list()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  });

  it('can be cleared, which leaves nothing on the device, and those who watch are told', () => {
    const storage = storageWith('["a"]');
    const recent = createRecentSearches(() => storage);
    const listener = jest.fn();
    recent.subscribe(listener);
    recent.clear();
    expect(recent.list()).toEqual([]);
    expect(storage.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('give the same list until it changes, as React asks for', () => {
    const recent = createRecentSearches(() => storage);
    const storage = storageWith('["a"]');
    expect(recent.list()).toBe(recent.list());
  });

  it.each(['{', '{"a":1}', '[1,null]', `["${'x'.repeat(101)}"]`, '[" "]'])(
    'are none where the device holds something else: %s',
    (stored) => {
      const storage = storageWith(stored);
      expect(createRecentSearches(() => storage).list()).toEqual([]);
    },
  );

  it('are none where the device refuses to store', () => {
    const recent = createRecentSearches(() => {
      throw new Error('refused');
    });
    recent.add('a');
    expect(recent.list()).toEqual([]);
  });
});
