import { stopWorker } from '@site/src/features/offline/registration';

const base = 'https://docs.example/docs/';

/** Stops the worker in a browser that finds one of the given scope for the site; whether that one was removed. */
async function removed(scope: string | undefined): Promise<boolean> {
  const unregister = jest.fn(() => Promise.resolve(true));
  const getRegistration = (): Promise<unknown> => Promise.resolve(scope && { scope, unregister });
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', {
    value: { serviceWorker: { getRegistration } },
    configurable: true,
  });
  try {
    await stopWorker(base);
  } finally {
    if (navigator) {
      Object.defineProperty(globalThis, 'navigator', navigator);
    } else {
      Reflect.deleteProperty(globalThis, 'navigator');
    }
  }
  return unregister.mock.calls.length > 0;
}

describe('removing the worker', () => {
  it('removes that of the site', async () => expect(await removed(base)).toBe(true));

  it('leaves alone that of another site above it on the same host', async () =>
    expect(await removed('https://docs.example/')).toBe(false));

  it('is fine where there is none', async () => expect(await removed(undefined)).toBe(false));
});
