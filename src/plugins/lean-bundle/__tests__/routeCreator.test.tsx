import { renderToString } from 'react-dom/server';

import RouteCreator from '@site/src/plugins/lean-bundle/RouteCreator';

describe('the component of a route', () => {
  it('shows its component with the modules, properties and context it is made of, once they are loaded', async () => {
    const seen: object[] = [];
    function Page(props: object): string {
      seen.push(props);
      return 'The page';
    }
    const content = (): string => 'text';
    const Route = RouteCreator({
      __comp: () => Promise.resolve({ default: Page }),
      __context: { plugin: () => Promise.resolve({ default: { name: 'docs', id: 'default' } }) },
      __props: () => Promise.resolve({ default: { title: 'A title' } }),
      content: () => Promise.resolve({ default: content, metadata: { id: 'a' } }),
    });

    await Route.preload();

    expect(renderToString(<Route {...{ route: '/a' }} />)).toBe('The page');
    expect(seen).toEqual([{ title: 'A title', content, route: '/a' }]);
    expect(content).toHaveProperty('metadata', { id: 'a' });
  });

  it('loads nothing before it is wanted, and what it loads only once', async () => {
    const load = jest.fn(() => Promise.resolve({ default: () => null }));
    const Route = RouteCreator({ __comp: load });
    expect(load).not.toHaveBeenCalled();
    await Promise.all([Route.preload(), Route.preload()]);
    await Route.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again what did not load the first time', async () => {
    const load = jest.fn(() => Promise.resolve({ default: () => null }));
    load.mockRejectedValueOnce(new Error('no connection'));
    const Route = RouteCreator({ __comp: load });
    await expect(Route.preload()).rejects.toThrow('no connection');
    await Route.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
