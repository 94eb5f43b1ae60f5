import { type SiteAddress } from '@site/src/delivery/addresses';
import { type BuiltPage } from '@site/src/delivery/builtPage';
import { llmsFull, llmsIndex, llmsSections, type PageText } from '@site/src/delivery/llms';

const site: SiteAddress = {
  url: 'https://docs.example',
  baseUrl: '/d/',
  title: 'Docs',
  tagline: 'All of it',
};

function page(route: string, title: string, more: Partial<BuiltPage> = {}): PageText {
  const address = `https://docs.example/d${route}`;
  const known: BuiltPage = {
    route,
    address,
    canonical: address,
    title,
    description: `About ${title}.`,
    version: 'current',
    ...(route === '/' ? {} : { section: `/${route.split('/')[1] ?? ''}` }),
    sources: [],
    personas: [],
    categories: [],
    heading: title,
    content: '',
    ...more,
  };
  return { page: known, text: `# ${title}\n\nText of ${title}.\n` };
}

const texts = [
  page('/stack/copy', 'Copy', { canonical: 'https://docs.example/d/interop/b' }),
  page('/interop/b', 'B [b]'),
  page('/interop', 'Interop'),
  page('/', 'Home'),
  page('/stack', 'Stack', { updated: '2025-06-01' }),
  page('/isthmus/interop', 'Old', { version: 'isthmus' }),
  page('/personas', 'Readers', { version: undefined }),
];
const sections = llmsSections(texts, ['/', '/interop', '/interop/b', '/stack', '/stack/copy']);

it('llms.txt lists the current pages by section, in the order of the navigation tree', () => {
  expect(llmsIndex(site, sections)).toMatchInlineSnapshot(`
   "# Docs

   > All of it

   Every page has a Markdown twin at its own address with \`.md\` at the end; that of the home page is
   \`index.md\`. The links below lead to the twins. Facts carry their sources in the front matter.

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
