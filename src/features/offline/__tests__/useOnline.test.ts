import { act } from 'react';

import useOnline from '@site/src/features/offline/useOnline';
import { openPage, send } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

const navigator = { onLine: false };
const { window } = openPage({ navigator });

/** The browser loses its network or finds one, and says so. */
async function setOnline(onLine: boolean): Promise<void> {
  await act(async () => {
    navigator.onLine = onLine;
    send(window, onLine ? 'online' : 'offline');
    await Promise.resolve();
  });
}

it('whether there is a network is assumed until hydration, then asked, then followed', async () => {
  const { onServer, inBrowser, newest, leave } = await runHook(useOnline);
  expect([onServer, ...inBrowser]).toEqual([true, true, false]);
  await setOnline(true);
  expect(newest()).toBe(true);
  await setOnline(false);
  expect(newest()).toBe(false);
  await leave();
});
