import { listedChain } from '@site/src/data/chainList';
import { chainSlug, identifierOf, knowChains } from '@site/src/features/yourChain/selection';
import {
  browserEnvironment,
  createChainStore,
  type ChainEnvironment,
} from '@site/src/features/yourChain/store';

import { anotherChain, oneChain } from '../../../../tests/support/chains';

function fakeBrowser(start: { search?: string; stored?: unknown; keepsNothing?: boolean } = {}) {
  const state = { search: start.search ?? '', stored: start.stored, watchers: new Set<() => void>() };
  const environment: ChainEnvironment = {
    search: () => state.search,
    replaceSearch: (search) => {
      state.search = search;
    },
    stored: () => state.stored,
    keep: (identifier) => {
      if (!start.keepsNothing) state.stored = identifier;
    },
    watch: (listener) => {
      state.watchers.add(listener);
      return () => state.watchers.delete(listener);
    },
  };
  return { state, store: createChainStore(environment) };
}

test('the server always has OP Mainnet, whatever the browser holds', () => {
  const { store } = fakeBrowser({ search: `?chain=${chainSlug(oneChain)}`, stored: anotherChain.identifier });
  expect(store.getServerSnapshot()).toBe('mainnet/op');
  expect(store.getSnapshot()).toBe(oneChain.identifier);
});

test('a choice is kept on the device, put into the address and told to every component', () => {
  const { state, store } = fakeBrowser({ search: '?q=1' });
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.getSnapshot()));
  store.choose('sepolia/op');
  expect(state).toMatchObject({ stored: 'sepolia/op', search: '?q=1&chain=op-sepolia' });
  expect(heard).toEqual(['sepolia/op']);
});

test('a link to a chain shows it without changing what the device keeps', () => {
  const { state, store } = fakeBrowser({
    search: `?chain=${chainSlug(oneChain)}`,
    stored: anotherChain.identifier,
  });
  store.getSnapshot();
  expect(state.stored).toBe(anotherChain.identifier);
});

test.each(['nope', '__proto__', '', 'x'.repeat(100_000)])('choosing %.20j changes nothing', (name) => {
  const { state, store } = fakeBrowser();
  store.choose(name);
  expect(store.getSnapshot()).toBe('mainnet/op');
  expect(state).toMatchObject({ stored: undefined, search: '' });
});

test('another tab is followed, and no longer once nobody listens', () => {
  const { state, store } = fakeBrowser();
  const stop = store.subscribe(() => undefined);
  expect(store.getSnapshot()).toBe('mainnet/op');
  state.stored = oneChain.identifier;
  for (const watcher of state.watchers) watcher();
  expect(store.getSnapshot()).toBe(oneChain.identifier);
  stop();
  expect(state.watchers.size).toBe(0);
});

test('another tab is followed for as long as anyone listens', () => {
  const { state, store } = fakeBrowser();
  const stop = store.subscribe(() => undefined);
  store.subscribe(() => undefined);
  store.getSnapshot();
  stop();
  state.stored = oneChain.identifier;
  for (const watcher of state.watchers) watcher();
  expect(store.getSnapshot()).toBe(oneChain.identifier);
});

test('the browser keeps the section of a page and the state of the router when a chain is put into its address', () => {
  const replaceState = jest.fn();
  const location = { pathname: '/a', search: '?q=1', hash: '#b' };
  Object.defineProperty(globalThis, 'window', {
    value: { location, history: { state: { key: 'x' }, replaceState } },
    configurable: true,
  });
  try {
    browserEnvironment.replaceSearch('?q=1&chain=base');
    expect(replaceState).toHaveBeenCalledWith({ key: 'x' }, '', '/a?q=1&chain=base#b');
    // This window has no storage at all.
    expect(browserEnvironment.stored()).toBeUndefined();
    expect(() => browserEnvironment.keep(oneChain.identifier)).not.toThrow();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});

describe('after a time in which nobody listened', () => {
  /** A store that a page left behind, to return to. */
  function left(start: Parameters<typeof fakeBrowser>[0]) {
    const { state, store } = fakeBrowser(start);
    const stop = store.subscribe(() => undefined);
    store.getSnapshot();
    stop();
    const heard: string[] = [];
    const comeBack = (): string => {
      store.subscribe(() => heard.push(store.getSnapshot()));
      return store.getSnapshot();
    };
    return { state, store, heard, comeBack };
  }

  test('what another tab has kept meanwhile is shown, and told to who listens from then on', () => {
    const { state, heard, comeBack } = left({ stored: anotherChain.identifier });
    state.stored = oneChain.identifier;
    expect(comeBack()).toBe(oneChain.identifier);
    expect(heard).toEqual([oneChain.identifier]);
  });

  test('a chain that the address has come to name is shown', () => {
    const { state, comeBack } = left({ stored: anotherChain.identifier });
    state.search = `?chain=${chainSlug(oneChain)}`;
    expect(comeBack()).toBe(oneChain.identifier);
  });

  test('the chain of a link stays on the next page, whose address names none', () => {
    const { state, heard, comeBack } = left({
      search: `?chain=${chainSlug(oneChain)}`,
      stored: anotherChain.identifier,
    });
    state.search = '';
    expect(comeBack()).toBe(oneChain.identifier);
    expect(heard).toEqual([]);
  });

  test('a choice stays where the device keeps nothing', () => {
    const { state, store, comeBack } = left({ keepsNothing: true });
    store.choose(oneChain.identifier);
    state.search = '';
    expect(comeBack()).toBe(oneChain.identifier);
  });
});

test('a chain that only a snapshot has can be chosen once one comes across it, and takes no name from another', () => {
  const op = listedChain('mainnet/op');
  if (!op) throw new Error('The list of chains has no OP Mainnet.');
  const left = { ...op, identifier: 'mainnet/left', name: 'Left', chain_id: 4_242_424_242 };
  const sameId = { ...left, identifier: 'mainnet/like-op', chain_id: op.chain_id };
  const { state, store } = fakeBrowser();
  store.choose('mainnet/left');
  expect(store.getSnapshot()).toBe('mainnet/op');
  knowChains([left, sameId]);
  store.choose('mainnet/left');
  expect(store.getSnapshot()).toBe('mainnet/left');
  expect(state).toMatchObject({ stored: 'mainnet/left', search: '?chain=left' });
  expect(identifierOf(String(op.chain_id))).toBe('mainnet/op');
});
