import {
  actionOf,
  type Found,
  type Look,
  lookAt,
  stateOf,
} from '@site/src/features/offline/SaveOffline/found';
import { saveCopy } from '@site/src/features/offline/offlineCopy';

import { Host, storeOf } from './memoryStore';

const found = (look: Look): Found => {
  if (!('found' in look)) throw new Error('Nothing was found.');
  return look.found;
};
const starts = (): Promise<void> => Promise.resolve();
const fails = (): Promise<void> => Promise.reject(new DOMException('no', 'SecurityError'));

describe('the panel for saving', () => {
  it('offers to save where nothing is saved, without starting a worker for nothing', async () => {
    const start = jest.fn(starts);
    const state = found(await lookAt(() => storeOf(new Host({ 'index.html': 'home' })), start));
    expect(start).not.toHaveBeenCalled();
    expect([actionOf(state), stateOf(state)]).toEqual([
      'Save for offline',
      expect.stringMatching(/^Nothing is saved. A copy takes 0.1 MB in 1 files;/),
    ]);
  });

  it('offers what is new, and nothing where the copy is the newest version', async () => {
    const host = new Host({ 'index.html': 'home' });
    const store = storeOf(host);
    await saveCopy(store);
    const newest = found(await lookAt(() => store, starts));
    expect([actionOf(newest), stateOf(newest)]).toEqual([
      undefined,
      expect.stringMatching(/It is the newest version\.$/),
    ]);
    host.files = { 'index.html': 'renewed' };
    expect(actionOf(found(await lookAt(() => store, starts)))).toBe('Update the offline copy');
  });

  it('says so where the browser lets nothing be stored', async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(await lookAt(blocked, starts)).toMatchObject({ fault: { kind: 'blocked' } });
  });

  it('still knows of the copy where its worker does not start: it can be removed, and another attempt made', async () => {
    const store = storeOf(new Host({ 'index.html': 'home' }));
    await saveCopy(store);
    const state = found(await lookAt(() => store, fails));
    expect(state.saved?.manifest.count).toBe(1);
    expect([actionOf(state), stateOf(state)]).toEqual([
      'Try again',
      expect.stringMatching(
        /^You have an offline copy of .* It cannot be shown right now\. This browser does not allow/,
      ),
    ]);
  });
});
