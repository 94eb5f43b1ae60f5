import { type SiteAddress } from '@site/src/content/addresses';
import { llmsFull, llmsIndex, llmsSections, type PageText, versionsIn } from '@site/src/build/llms';
import { type PageFacts } from '@site/src/content/page';

import { pageFacts } from '../../../tests/support/pageFacts';

const site: SiteAddress = {
  url: 'https://docs.example',
  baseUrl: '/d/',
  title: 'Docs',
  tagline: 'All of it',
};

function page(route: string, title: string, more: Partial<PageFacts> = {}): PageText {
  const address = `https://docs.example/d${route}`;
  const known = pageFacts(route, {
    address,
    canonical: address,
    title,
    description: `About ${title}.`,
    ...(route === '/' ? {} : { section: `/${route.split('/')[1] ?? ''}` }),
    ...more,
  });
  return { page: known, text: `# ${title}\n\nText of ${title}.\n` };
}

const texts = [
  page('/stack/copy', 'Copy', { canonical: 'https://docs.example/d/interop/b' }),
  page('/interop/b', 'B [b]'),
  page('/interop', 'Interop'),
  page('/', 'Home'),
  page('/stack', 'Stack', { updated: '2025-06-01T12:00:00.000Z' }),
  page('/isthmus/stack', 'Old stack', { version: 'isthmus', section: '/isthmus/stack' }),
  page('/isthmus/interop', 'Old interop', { version: 'isthmus', section: '/isthmus/interop' }),
  page('/isthmus', 'As of Isthmus', { version: 'isthmus', section: undefined }),
  page('/personas', 'Readers', { version: undefined }),
];
const order = ['/', '/interop', '/interop/b', '/stack', '/stack/copy'];
const sections = llmsSections(texts, order);

it('llms.txt lists the current pages by section, in the order of the navigation tree', () => {
  expect(llmsIndex(site, sections)).toMatchInlineSnapshot(`
   "# Docs

   > All of it

   Every page has a Markdown version at its own address with \`.md\` at the end; that of the home page is
   \`index.md\`. The links below lead to them. Facts carry their sources in the front matter, and what changed
   between network upgrades is at the end of a page.

   ## Home

   - [Home](https://docs.example/d/index.md): About Home.

   ## Interop

   - [Interop](https://docs.example/d/interop.md): About Interop.
   - [B \\[b\\]](https://docs.example/d/interop/b.md): About B [b].
   - [All of Interop in one file](https://docs.example/d/interop/llms-full.txt)

   ## Stack

   - [Stack](https://docs.example/d/stack.md): About Stack.
   - [Copy](https://docs.example/d/stack/copy.md): About Copy.
   - [All of Stack in one file](https://docs.example/d/stack/llms-full.txt)

   ## Optional

   - [All pages in one file](https://docs.example/d/llms-full.txt)
   - [Index of all pages with metadata and headings, JSON](https://docs.example/d/page-index.json)
   - [Sitemap](https://docs.example/d/sitemap.xml)
   "
  `);
});

it('a section in one file has the text of its pages, and names those that repeat another', () => {
  expect(llmsFull(sections.find(({ route }) => route === '/stack')?.pages ?? [])).toMatchInlineSnapshot(`
   "# Stack

   Address: https://docs.example/d/stack
   Version: current
   Updated: 2025-06-01

   Text of Stack.

   ---

   # Copy

   Address: https://docs.example/d/stack/copy
   Its text is that of: https://docs.example/d/interop/b
   "
  `);
});

it('an earlier version has its own llms.txt, which leads to the others', () => {
  expect(versionsIn(texts)).toEqual(['current', 'isthmus']);
  const subject = {
    home: '/isthmus',
    title: 'As of Isthmus',
    summary: 'How it was.',
    others: [{ title: 'Docs', home: '/' }],
  };
  const index = llmsIndex(site, llmsSections(texts, order, 'isthmus'), subject);
  expect(index.split('\n').filter((line) => /^(#|>|- )/.test(line))).toEqual([
    '# As of Isthmus',
    '> How it was.',
    '## As of Isthmus',
    '- [As of Isthmus](https://docs.example/d/isthmus.md): About As of Isthmus.',
    '## Old interop',
    '- [Old interop](https://docs.example/d/isthmus/interop.md): About Old interop.',
    '- [All of Old interop in one file](https://docs.example/d/isthmus/interop/llms-full.txt)',
    '## Old stack',
    '- [Old stack](https://docs.example/d/isthmus/stack.md): About Old stack.',
    '- [All of Old stack in one file](https://docs.example/d/isthmus/stack/llms-full.txt)',
    '## Optional',
    '- [All pages in one file](https://docs.example/d/isthmus/llms-full.txt)',
    '- [Docs](https://docs.example/d/llms.txt)',
  ]);
});
