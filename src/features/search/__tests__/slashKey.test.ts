import { createSlashKey, STORAGE_KEY } from '@site/src/features/search/slashKey';

/** A device with storage. */
function device() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function refuse(): never {
  throw new Error('SecurityError');
}

describe('the key that opens search', () => {
  it('works until the reader turns it off, and leaves nothing on the device until then', () => {
    const storage = device();
    const key = createSlashKey(() => storage);
    expect(key.isOn()).toBe(true);
    expect(storage.kept.size).toBe(0);
    key.turn(false);
    expect(key.isOn()).toBe(false);
    expect([...storage.kept]).toEqual([[STORAGE_KEY, 'off']]);
  });

  it('stays off on the next page, and leaves nothing once it is on again', () => {
    const storage = device();
    createSlashKey(() => storage).turn(false);
    const next = createSlashKey(() => storage);
    expect(next.isOn()).toBe(false);
    next.turn(true);
    expect(next.isOn()).toBe(true);
    expect(storage.kept.size).toBe(0);
  });

  it('tells those who show it', () => {
    const key = createSlashKey(device);
    const heard = jest.fn();
    const stop = key.subscribe(heard);
    key.turn(false);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    key.turn(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['forbids to ask for it', refuse],
    ['is full', () => ({ ...device(), setItem: refuse })],
  ])('is off for as long as the page where the storage %s', (_what, storage) => {
    const key = createSlashKey(storage);
    expect(key.isOn()).toBe(true);
    key.turn(false);
    expect(key.isOn()).toBe(false);
    key.turn(true);
    expect(key.isOn()).toBe(true);
  });

  it('is not confused by what something else wrote', () => {
    const storage = device();
    storage.kept.set(STORAGE_KEY, '{"x":1}');
    expect(createSlashKey(() => storage).isOn()).toBe(true);
  });
});
