import { useSearchKeys } from '@site/src/features/search/useSearchKeys';
import { STORAGE_KEY } from '@site/src/features/search/slashKey';
import { openPage, send } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

class Element {
  constructor(
    readonly tagName: string,
    readonly isContentEditable = false,
  ) {}
}

const stored = new Map<string, string>();
const localStorage = { getItem: (key: string) => stored.get(key) ?? null };
const { document } = openPage({ HTMLElement: Element, localStorage });

const none = { ctrlKey: false, metaKey: false, altKey: false, target: new Element('BODY') };
const field = { current: { focus: jest.fn() } };

/** Whether a key press opened search instead of reaching the browser. */
function opens(press: Readonly<Record<string, unknown>>): boolean {
  field.current.focus.mockClear();
  const { defaultPrevented } = send(document, 'keydown', { ...none, ...press });
  expect(field.current.focus).toHaveBeenCalledTimes(defaultPrevented ? 1 : 0);
  return defaultPrevented;
}

afterEach(() => stored.clear());

describe('the keys of search', () => {
  it.each([
    ['/', { key: '/' }],
    ['Ctrl-K', { key: 'k', ctrlKey: true }],
    ['Cmd-K', { key: 'K', metaKey: true }],
    ['Ctrl-K in a field', { key: 'k', ctrlKey: true, target: new Element('INPUT') }],
  ])('open it: %s', async (_name, press) => {
    const { leave } = await runHook(useSearchKeys, field, true);
    expect(opens(press)).toBe(true);
    await leave();
    expect(opens(press)).toBe(false);
  });

  it.each([
    ['K', { key: 'k' }],
    ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }],
    ['Ctrl-/', { key: '/', ctrlKey: true }],
    ['/ in a field', { key: '/', target: new Element('TEXTAREA') }],
    ['/ in a text that can be edited', { key: '/', target: new Element('DIV', true) }],
  ])('do not: %s', async (_name, press) => {
    const { leave } = await runHook(useSearchKeys, field, true);
    expect(opens(press)).toBe(false);
    await leave();
  });

  it('are Ctrl-K only once the reader has turned / off', async () => {
    const { leave } = await runHook(useSearchKeys, field, true);
    stored.set(STORAGE_KEY, 'off');
    expect([opens({ key: '/' }), opens({ key: 'k', ctrlKey: true })]).toEqual([false, true]);
    await leave();
  });

  it('do not open a field without keys', async () => {
    const { leave } = await runHook(useSearchKeys, field, false);
    expect(opens({ key: '/' })).toBe(false);
    await leave();
  });
});
