import { parse } from 'yaml';

import { validatePage } from '@site/src/content/frontMatter';
import {
  firstPage,
  frozenFiles,
  frozenMarkdown,
  frozenSidebars,
  withFirstPage,
} from '@site/src/content/versions/freeze';
import { isKept } from '@site/src/content/versions/scope';

describe('the Markdown of a frozen page', () => {
  const snapshot = {
    name: 'isthmus',
    isKept: (id: string): boolean => ['stack/rollup/overview', 'stack/index'].includes(id),
  };

  it.each([
    ['a page that is kept, by its file', '[a](./overview.mdx)', '[a](./overview.mdx)'],
    ['a landing page that is kept', '[a](../index.mdx#top)', '[a](../index.mdx#top)'],
    ['a page that is not kept, by its route', '[a](../../connect/glossary.mdx)', '[a](/connect/glossary)'],
    ['a heading of a page that is not kept', '[a](../opcm.mdx#errors)', '[a](/stack/opcm#errors)'],
    ['a landing page that is not kept', '[a](../../interop/index.mdx)', '[a](/interop)'],
    ['the home page', '[a](../../index.mdx)', '[a](/)'],
    ['another site', '[a](https://example.org/x.mdx)', '[a](https://example.org/x.mdx)'],
  ])('leads to %s', (_where, written, frozen) => {
    expect(frozenMarkdown(written, 'stack/rollup/outages', snapshot)).toBe(frozen);
  });

  it('has every link of a line put right', () => {
    expect(
      frozenMarkdown('[a](./x.mdx) and [b](./y.mdx)', 'stack/index', { ...snapshot, isKept: () => false }),
    ).toBe('[a](/stack/x) and [b](/stack/y)');
  });
});

describe('the files of a snapshot', () => {
  const docs: Readonly<Record<string, string>> = {
    'stack/transactions/flow.mdx': 'Code: file=./_samples/shown.ts, and [a guide](../../guide.mdx).',
    'stack/transactions/_samples/shown.ts': "import '[x](./other.mdx)';",
    'stack/transactions/_samples/unseen.ts': '',
    'stack/rollup/overview.mdx': "import Part from './_partials/part.mdx';",
    'stack/rollup/_partials/part.mdx': '[A guide](../../../guide.mdx)',
    'stack/rollup/notes.txt': '',
    'guide.mdx': 'file=./_samples/guide.ts',
    '_samples/guide.ts': '',
  };
  const files = frozenFiles(Object.keys(docs), (file) => docs[file] ?? '', {
    name: 'isthmus',
    isKept,
  });

  it('are the pages that are kept, and of what stands beside them what they show', () => {
    expect([...files.keys()]).toEqual([
      'stack/transactions/flow.mdx',
      'stack/rollup/overview.mdx',
      'stack/transactions/_samples/shown.ts',
      'stack/rollup/_partials/part.mdx',
    ]);
  });

  it('have their links put right, code excepted', () => {
    expect(files.get('stack/transactions/flow.mdx')).toContain('[a guide](/guide)');
    expect(files.get('stack/rollup/_partials/part.mdx')).toBe('[A guide](/guide)');
    expect(files.get('stack/transactions/_samples/shown.ts')).toBe(
      docs['stack/transactions/_samples/shown.ts'],
    );
  });
});

describe('the sidebars of a snapshot', () => {
  const doc = (id: string) => ({ type: 'doc' as const, id, label: id });
  const separator = { type: 'html' as const, value: 'Part', defaultStyle: false };

  it('have the pages that are kept, and no group, folder, link or sidebar that is empty without the others', () => {
    const sidebars = {
      stack: [
        doc('stack/index'),
        separator,
        doc('stack/gone'),
        { type: 'link' as const, label: 'Out', href: 'https://example.org' },
        separator,
        { type: 'category' as const, label: 'Kept', items: [doc('stack/kept'), doc('stack/gone')] },
        { type: 'category' as const, label: 'Gone', items: [doc('stack/gone')] },
        separator,
      ],
      operators: [separator, doc('operators/index')],
    };
    expect(frozenSidebars(sidebars, (id) => ['stack/index', 'stack/kept'].includes(id))).toEqual({
      stack: [doc('stack/index'), separator, { type: 'category', label: 'Kept', items: [doc('stack/kept')] }],
    });
  });
});

describe('the first page of a snapshot', () => {
  it('is a page of its own, in place of the home page', () => {
    expect(isKept('index')).toBe(false);
    const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(firstPage('Isthmus')) ?? [];
    expect(validatePage('index.mdx', parse(frontMatter))).toEqual([]);
    expect(frontMatter).toContain('The protocol as of Isthmus');
  });

  it('leads to pages that the snapshot keeps', () => {
    const links = [...firstPage('Isthmus').matchAll(/\]\(\.\/(.+?)\.mdx\)/g)].map(([, id = '']) => id);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((id) => !isKept(id))).toEqual([]);
  });

  it('stands at the head of a sidebar, which has to be there', () => {
    const kept = { type: 'doc' as const, id: 'stack/index', label: 'Overview' };
    const { stack } = withFirstPage({ stack: [kept] }, 'Isthmus');
    expect(stack).toEqual([expect.objectContaining({ id: 'index', label: 'As of Isthmus' }), kept]);
    expect(() => withFirstPage({}, 'Isthmus')).toThrow('no page of the sidebar "stack"');
  });
});

describe('a snapshot', () => {
  it('keeps the pages on the protocol, and none of the guides', () => {
    expect(isKept('stack/transactions/fees')).toBe(true);
    expect(isKept('superchain/privileged-roles')).toBe(true);
    expect(isKept('interop/op-supervisor')).toBe(true);
    expect(isKept('interop/get-started')).toBe(false);
    expect(isKept('superchain/tokenlist')).toBe(false);
    expect(isKept('operators/index')).toBe(false);
  });
});
