import { inReadingOrder, portable, toFile, toTree } from '@site/scripts/bench/content';

describe('a page for another generator', () => {
  it('has no title, pictures or site origin', () => {
    const markdown =
      '# Title\n\nSee [that](https://docs.example/interop) and ![a chain](https://docs.example/a.png).\n';
    expect(portable(markdown, 'https://docs.example')).toBe('See [that](/interop) and a chain.\n');
  });

  it('escapes template syntax', () => {
    expect(portable('Write {{ name }}.', 'https://docs.example')).not.toContain('{{');
  });

  it('has front matter, and a title heading only on request', () => {
    const page = { route: '/', title: 'A "home"', description: 'All of it', markdown: 'Text.\n' };
    expect(toFile(page, false)).toEqual({
      path: 'index.md',
      text: '---\ntitle: "A \\"home\\""\ndescription: "All of it"\n---\n\nText.\n',
    });
    expect(toFile({ ...page, route: '/a/b' }, true)).toMatchObject({
      path: 'a/b.md',
      text: expect.stringContaining('---\n\n# A "home"\n\nText.') as string,
    });
  });
});

describe('reading order', () => {
  it('follows the links to the next page', () => {
    const pages = [{ route: '/a', next: '/c' }, { route: '/b' }, { route: '/c', next: '/b' }];
    expect(inReadingOrder(pages).map(({ route }) => route)).toEqual(['/a', '/c', '/b']);
  });

  it('keeps every page, including cycles', () => {
    const pages = [{ route: '/a' }, { route: '/b', next: '/c' }, { route: '/c', next: '/b' }];
    expect(inReadingOrder(pages).map(({ route }) => route)).toEqual(['/a', '/b', '/c']);
  });
});

describe('the page tree', () => {
  it("has a folder per route segment, with the folder's own page", () => {
    const pages = ['/', '/a', '/a/two', '/a/one', '/b/deep/page'].map((route) => ({
      route,
      title: `T ${route}`,
    }));
    expect(toTree(pages)).toEqual([
      {
        label: 'T /a',
        route: '/a',
        children: [
          { label: 'T /a/two', route: '/a/two', children: [] },
          { label: 'T /a/one', route: '/a/one', children: [] },
        ],
      },
      {
        label: 'b',
        children: [
          { label: 'deep', children: [{ label: 'T /b/deep/page', route: '/b/deep/page', children: [] }] },
        ],
      },
    ]);
  });
});
