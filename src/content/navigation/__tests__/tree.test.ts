import { toSidebars, treeOf } from '@site/src/content/navigation/toSidebars';
import { folder, type NavigationItem, page, separator } from '@site/src/content/navigation/types';
import { pagesOf, structureProblems, treeProblems } from '@site/src/content/navigation/walk';

const tree = [
  page('index'),
  folder(
    'interop',
    {
      '--- basics': separator('Basics & more'),
      explainer: 'How interop works',
      tools: 'Tools',
      tutorials: { title: 'Tutorials', display: 'children' },
      '+++ forum': { title: 'Forum', href: 'https://example.org/forum' },
    },
    [
      page('index'),
      page('explainer'),
      folder('tools', { devnet: 'Devnet' }, [page('index'), page('devnet')]),
      folder('tutorials', { relay: 'Relay' }, [page('relay')]),
    ],
  ),
];

const files = [
  { file: 'docs/index.mdx', route: '/' },
  { file: 'docs/interop/index.mdx', route: '/interop' },
  { file: 'docs/interop/explainer.mdx', route: '/interop/explainer' },
  { file: 'docs/interop/tools/index.mdx', route: '/interop/tools' },
  { file: 'docs/interop/tools/devnet.mdx', route: '/interop/tools/devnet' },
  { file: 'docs/interop/tutorials/relay.mdx', route: '/interop/tutorials/relay' },
];

describe('a navigation tree', () => {
  it('gives each page the route of its place', () => {
    expect(pagesOf(tree).map(({ route }) => route)).toEqual(files.map(({ route }) => route));
  });

  it('becomes one sidebar for each top-level folder, in the order of its Meta', () => {
    expect(toSidebars(tree)).toMatchInlineSnapshot(`
      {
        "interop": [
          {
            "className": "sidebar-landing",
            "id": "interop/index",
            "label": "Overview",
            "type": "doc",
          },
          {
            "className": "sidebar-separator",
            "defaultStyle": false,
            "type": "html",
            "value": "Basics &amp; more",
          },
          {
            "id": "interop/explainer",
            "label": "How interop works",
            "type": "doc",
          },
          {
            "collapsed": true,
            "items": [
              {
                "id": "interop/tools/devnet",
                "label": "Devnet",
                "type": "doc",
              },
            ],
            "label": "Tools",
            "link": {
              "id": "interop/tools/index",
              "type": "doc",
            },
            "type": "category",
          },
          {
            "collapsed": false,
            "items": [
              {
                "id": "interop/tutorials/relay",
                "label": "Relay",
                "type": "doc",
              },
            ],
            "label": "Tutorials",
            "type": "category",
          },
          {
            "href": "https://example.org/forum",
            "label": "Forum",
            "type": "link",
          },
        ],
      }
    `);
  });

  it('keeps a folder that is hidden out of its sidebar', () => {
    const hidden = folder('x', { a: 'A', old: { title: 'Old', display: 'hidden' } }, [
      page('a'),
      folder('old', { b: 'B' }, [page('b')]),
    ]);
    expect(toSidebars([hidden])).toEqual({ x: [{ type: 'doc', id: 'x/a', label: 'A' }] });
  });

  it('can be had back from the sidebars made of it, and from no others', () => {
    expect(treeOf(toSidebars(tree))).toBe(tree);
    expect(() => treeOf({})).toThrow('These sidebars were not made by toSidebars.');
  });

  it('has no problems when it and the files agree', () => {
    expect(treeProblems(tree, files)).toEqual([]);
  });

  it('names a page without a file and a file without a page', () => {
    const orphan = { file: 'docs/interop/orphan/index.mdx', route: '/interop/orphan' };
    expect(treeProblems(tree, [...files.slice(0, -1), orphan])).toEqual([
      'sidebars.ts lists /interop/tutorials/relay, but docs/interop/tutorials/relay.mdx does not exist.',
      'docs/interop/orphan/index.mdx exists, but sidebars.ts does not list /interop/orphan.',
    ]);
  });

  it('names the files of the home page and of landing pages', () => {
    expect(
      treeProblems(
        tree,
        files.filter(({ file }) => !/^docs\/(interop\/)?index\.mdx$/.test(file)),
      ),
    ).toEqual([
      'sidebars.ts lists /, but docs/index.mdx does not exist.',
      'sidebars.ts lists /interop, but docs/interop/index.mdx does not exist.',
    ]);
  });

  it.each<[string, Record<string, string>, NavigationItem[], string]>([
    ['an entry that names no page', { explainer: 'Explainer', gone: 'Gone' }, [page('explainer')], '"gone"'],
    ['a page without an entry', {}, [page('explainer')], '/x/explainer has no label'],
    ['a page that stands twice', { a: 'A' }, [page('a'), page('a')], 'holds "a" more than once'],
    ['a folder without pages', {}, [], 'Folder /x is empty'],
  ])('names %s', (_case, entries, children, sentence) => {
    const broken: NavigationItem[] = [
      {
        kind: 'Folder',
        name: 'x',
        route: '/x',
        children: [
          { kind: 'Meta', name: '_meta', entries },
          ...children.map(
            (child) => ({ ...child, route: `/x${'route' in child ? child.route : ''}` }) as NavigationItem,
          ),
        ],
      },
    ];
    expect(structureProblems(broken).join('\n')).toContain(sentence);
  });

  it('is refused as a whole, with all that is wrong with it and the names that were most likely meant', () => {
    const child: NavigationItem = { kind: 'MdxPage', name: 'explainer', route: '/x/explainer' };
    const meta: NavigationItem = { kind: 'Meta', name: '_meta', entries: { explainr: 'A', gone: 'B' } };
    const broken: NavigationItem = { kind: 'Folder', name: 'x', route: '/x', children: [meta, child] };
    expect(() => toSidebars([broken])).toThrow(
      [
        'sidebars.ts:',
        'The Meta of /x names "explainr", which is no page or folder there. Did you mean "explainer"?',
        'The Meta of /x names "gone", which is no page or folder there.',
        '/x/explainer has no label in the Meta of /x.',
      ].join('\n'),
    );
  });

  it('is refused by the type checker where Meta and children differ', () => {
    // @ts-expect-error "explained" is no page of this folder
    folder('x', { explained: 'Explainer' }, [page('explainer')]);
    // @ts-expect-error "explainer" has no label
    folder('x', {}, [page('explainer')]);
    expect(folder('x', { explainer: 'Explainer' }, [page('explainer')]).route).toBe('/x');
  });
});
