import { hydrated } from '../../scripts/support/browser';
import { visitSite } from '../support/browser';

const visit = visitSite();

/** Whatever a test could find of an earlier one. */
interface Traces {
  readonly stored: readonly string[];
  readonly pagesBefore: number;
  readonly windowName: string;
  readonly isPrinted: boolean;
  readonly isDark: boolean;
  readonly width: number;
}

describe('a page that several tests use', () => {
  it.each(['one', 'the next', 'a third'])('has no traces of another test, in %s', async () => {
    const page = await visit.open('/connect');
    const traces = await page.evaluate(async (): Promise<Traces> => ({
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
      pagesBefore: history.length,
      windowName: window.name,
      isPrinted: matchMedia('print').matches,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      width: window.innerWidth,
    }));
    expect(traces).toEqual({
      stored: [],
      pagesBefore: 2,
      windowName: '',
      isPrinted: false,
      isDark: false,
      width: 1440,
    });
    expect(await page.context().cookies()).toEqual([]);
    expect(page.faults).toEqual([]);

    await page.evaluate(async () => {
      localStorage.setItem('trace', '1');
      sessionStorage.setItem('trace', '1');
      await caches.open('trace');
      document.cookie = 'trace=1';
      window.name = 'trace';
      console.error('trace');
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/interop');
    await page.route('**/*', (route) => route.abort());
  });

  it('refuses changes that would last', async () => {
    const page = await visit.openBlank();
    expect(() => page.addInitScript(() => undefined)).toThrow('Open it with openAlone.');
    expect(() => page.clock.install()).toThrow('Open it with openAlone.');
    expect(() => page.context().setOffline(true)).toThrow('Open it with openAlone.');
  });

  it('is not one that is opened alone', async () => {
    const page = await visit.openAlone();
    await page.addInitScript(() => Object.assign(window, { trace: true }));
    const other = await visit.open('/connect');
    await hydrated(other);
    expect(await other.evaluate(() => 'trace' in window)).toBe(false);
  });
});
