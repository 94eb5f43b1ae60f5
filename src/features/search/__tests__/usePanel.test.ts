import { usePanel } from '@site/src/features/search/usePanel';
import { openPage } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

const mockModule = jest.fn();
jest.mock('@site/src/features/search/SearchPanel', (): unknown => mockModule());

openPage();
beforeEach(() => jest.resetModules());

function Panel(): null {
  return null;
}

describe('the panel of search', () => {
  it('is loaded when it is wanted, and not before', async () => {
    mockModule.mockReset().mockReturnValue({ __esModule: true, default: Panel });
    const { onServer, newest, again } = await runHook(usePanel, false);
    expect([onServer, newest()]).toEqual([{ failed: false }, { failed: false }]);
    expect(mockModule).not.toHaveBeenCalled();
    await again(true);
    expect(newest()).toEqual({ Panel, failed: false });
  });

  it('says so if it does not load', async () => {
    mockModule.mockReset().mockImplementation(() => {
      throw new Error('no connection');
    });
    expect((await runHook(usePanel, true)).newest()).toEqual({ failed: true });
  });
});
