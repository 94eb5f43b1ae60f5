import useTimeZone from '@site/src/lib/hooks/useTimeZone';
import { openPage } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

openPage();

function inTimeZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

afterEach(() => jest.restoreAllMocks());

describe("the reader's time zone", () => {
  it('is unknown on the server and during hydration, and known right after', async () => {
    inTimeZone('Asia/Tokyo');
    const { onServer, inBrowser } = await runHook(useTimeZone);
    expect([onServer, ...inBrowser]).toEqual([undefined, undefined, 'Asia/Tokyo']);
  });

  it('stays unknown if the browser names one that it does not know itself', async () => {
    inTimeZone('Etc/Unknown');
    expect((await runHook(useTimeZone)).newest()).toBeUndefined();
  });
});
