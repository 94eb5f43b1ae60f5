jest.mock('@docusaurus/ExecutionEnvironment', () => ({ __esModule: true, default: { canUseDOM: true } }));

class Anchor {
  readonly origin: string;
  readonly pathname: string;
  constructor(
    address: string,
    readonly dataset: Record<string, string> = {},
  ) {
    ({ origin: this.origin, pathname: this.pathname } = new URL(address));
  }
}

/** Pages fetched when these elements receive the focus in turn. */
async function fetchedAt(...targets: readonly object[]): Promise<string[]> {
  const fetched: string[] = [];
  const listeners = new Map<string, (event: { readonly target: object }) => void>();
  const browser = {
    HTMLAnchorElement: Anchor,
    document: { addEventListener: listeners.set.bind(listeners) },
    window: {
      location: { origin: 'https://docs.example' },
      docusaurus: { preload: (route: string) => Promise.resolve(fetched.push(route)) },
    },
  };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  await jest.isolateModulesAsync(async () => {
    await import('@site/src/clientModules/prefetchOnIntent');
  });
  expect([...listeners.keys()]).toEqual(['focusin']);
  targets.forEach((target) => listeners.get('focusin')?.({ target }));
  return fetched;
}

describe('the page behind a link', () => {
  it('is fetched when the keyboard comes to the link', async () => {
    expect(await fetchedAt(new Anchor('https://docs.example/interop#why'))).toEqual(['/interop']);
  });

  it('is not where it is another site, the link is quiet, or the element is no link', async () => {
    const other = new Anchor('https://elsewhere.example/interop');
    const quiet = new Anchor('https://docs.example/interop', { quiet: '' });
    expect(await fetchedAt(other, quiet, { origin: 'https://docs.example', pathname: '/x' })).toEqual([]);
  });
});
