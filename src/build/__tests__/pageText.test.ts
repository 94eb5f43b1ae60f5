import { readContent } from '@site/src/build/pageText';
import { textOf } from '@site/src/lib/hast';

it('the text of a page is that of its article, and of other pages all between the frame of the site', () => {
  const article =
    '<article><nav>Above</nav><div class="theme-doc-markdown markdown"><h1>T</h1><p>Text</p></div></article>';
  const page = (inside: string): string =>
    `<!doctype html><body><nav>Menu</nav><main class=a>${inside}</main><footer>Foot</footer></body>`;
  const read = (html: string): { heading: string; content: string } => {
    const { heading, content } = readContent(html);
    return { heading, content: textOf(content) };
  };
  expect(read(page(article))).toEqual({ heading: 'T', content: 'TText' });
  expect(read(page('<h1>List</h1><p>Items</p>'))).toEqual({ heading: 'List', content: 'ListItems' });
});

it('its headings are without their link signs, and without those outside the article', () => {
  const html = `<h2 id="nav">Menu</h2><main><article><h1 id="t">T</h1>
    <h2 id="one">One<a class="hash-link" href="#one">&#8203;</a></h2><div><h3 id="flag">--flag.&#8203;name</h3></div><h4 id="x">X</h4>
    <article><h3 id="card">Card</h3></article></article></main>`;
  expect(readContent(html).headings).toEqual([
    { level: 2, id: 'one', text: 'One' },
    { level: 3, id: 'flag', text: '--flag.name' },
    { level: 3, id: 'card', text: 'Card' },
  ]);
});

it('its rows with an anchor are read with their columns, and without what is pressed or left out of search', () => {
  const row = '<tr id="x"><td>X</td></tr>';
  const html = `<main><h1>T</h1><table>${row}</table><article><table><tbody><tr id="mainnet/base"><th>Base<a href="#mainnet/base">#</a><div>Mainnet</div></th>
    <td data-label="Chain ID"><code>8453</code><button>Copy</button></td><td><dl><dt>RPC</dt><dd>https://b</dd></dl></td></tr>
    <tr><td>No anchor</td></tr></tbody></table><table data-unsearched>${row}</table><div data-search-ignore><table>${row}</table></div></article></main>`;
  expect(readContent(html).rows).toEqual([
    { id: 'mainnet/base', name: 'Base', text: 'Mainnet. Chain ID: 8453. RPC https://b' },
  ]);
});

it.each([
  ['<body><h1>T</h1></body>', 'has no <main>'],
  ['<main><p>Text</p></main>', 'has no heading'],
])('a page without text is an error: %s', (html, message) => {
  expect(() => readContent(html)).toThrow(message);
});
