import { mountConnectionNotice } from '@site/src/features/offline/ConnectionNotice/mount';
import { openPage, send } from '@site/tests/support/page';

jest.mock('@docusaurus/ExecutionEnvironment', () => ({ __esModule: true, default: { canUseDOM: true } }));
jest.mock('@site/src/features/offline/ConnectionNotice/mount', () => ({ mountConnectionNotice: jest.fn() }));

class Script {
  constructor(readonly dataset: Readonly<Record<string, string>> = {}) {}
}

interface LoadedPage {
  readonly window: EventTarget;
  /** `data-…` of the page. */
  readonly dataset: Readonly<Record<string, string>>;
}

/** Runs the module as a page does that a browser has just loaded. */
async function load(navigator: object = {}): Promise<LoadedPage> {
  const { window, document } = openPage({ navigator, HTMLScriptElement: Script });
  const dataset = {};
  Object.assign(document, { documentElement: { dataset } });
  await jest.isolateModulesAsync(async () => {
    await import('@site/src/features/offline/clientModule');
  });
  await new Promise((resolve) => setImmediate(resolve));
  return { window, dataset };
}

beforeEach(() => jest.mocked(mountConnectionNotice).mockReset());

describe('a script that does not load', () => {
  it('is noted on the page', async () => {
    const { window, dataset } = await load();
    send(window, 'error', { target: new Script() });
    expect(dataset).toEqual({ scriptsFailed: '' });
  });

  it('is not if it was fetched for another page, nor is what is no script', async () => {
    const { window, dataset } = await load();
    send(window, 'error', { target: new Script({ aheadOfNeed: '' }) });
    send(window, 'error', { target: { dataset: {} } });
    expect(dataset).toEqual({});
  });
});

describe('the notice of an offline copy', () => {
  it('is shown if a worker answers for the page', async () => {
    await load({ serviceWorker: { controller: {} } });
    expect(mountConnectionNotice).toHaveBeenCalledTimes(1);
  });

  const forbidden = Object.defineProperty({}, 'serviceWorker', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  it.each([
    ['none does', { serviceWorker: { controller: null } }],
    ['the browser has none', {}],
    ['the page may not ask', forbidden],
  ])('is not loaded if %s', async (_why, navigator) => {
    await load(navigator);
    expect(mountConnectionNotice).not.toHaveBeenCalled();
  });
});
