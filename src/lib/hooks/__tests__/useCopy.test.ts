import { copyText } from '@site/src/lib/hooks/useCopy';

/** A browser with this clipboard; `undefined` as on a page without https. */
function browserWith(clipboard: Pick<Clipboard, 'writeText'> | undefined): void {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
}

describe('copying', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterAll(() => {
    if (real) Object.defineProperty(globalThis, 'navigator', real);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('says that it has copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    browserWith({ writeText });
    expect(await copyText('0xabc')).toBe('Copied');
    expect(writeText).toHaveBeenCalledWith('0xabc');
  });

  it('says what to do where the browser refuses', async () => {
    browserWith({ writeText: () => Promise.reject(new Error('NotAllowedError')) });
    expect(await copyText('0xabc')).toBe('Select and copy by hand');
  });

  it('says what to do where there is no clipboard', async () => {
    browserWith(undefined);
    expect(await copyText('0xabc')).toBe('Select and copy by hand');
  });
});
