import {
  articleToMarkdown,
  markdownText,
  markdownVersion,
  markdownPath,
} from '@site/src/build/markdownVersion';
import { readContent } from '@site/src/build/pageText';

import { pageFacts } from '../../../tests/support/pageFacts';

const address = 'https://docs.example/interop/explainer';
const markdown = (html: string): string => articleToMarkdown(html, address);

describe('the text of a page as Markdown', () => {
  it('has tables as tables, one line for each row however much stands in a cell', () => {
    const html = `<table><caption>Predeploys<!-- --> of interop</caption>
      <thead><tr><th>Contract</th><th>Address</th></tr></thead>
      <tbody><tr id="x"><th scope="row"><code>CrossL2Inbox</code><a href="#x">#</a></th>
        <td><span><code>0x42|22</code><button>Copy</button><span role="status" data-search-ignore=""></span></span></td></tr>
      <tr><td><div>first</div><div>second.</div><ul><li>a</li><li>b</li></ul></td><td>one<br>two</td></tr></tbody></table>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "**Predeploys of interop**

     | Contract | Address |
     | - | - |
     | \`CrossL2Inbox\` | \`0x42\\|22\` |
     | first; second. a; b | one two |
     "
    `);
  });

  it('has code with its language and title, without the marks of the highlighter', () => {
    const html = `<div class="theme-code-block language-solidity f" data-title="src/Greeter.sol"><div data-search-ignore=""><span>src/Greeter.sol</span><button>Copy</button></div>
      <pre tabindex="0"><code><span class="token keyword">contract</span> A {\n  // \`\n}</code></pre></div>
      <pre><code><span>pl</span><span>ain</span></code></pre>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "\`\`\`solidity title="src/Greeter.sol"
     contract A {
       // \`
     }
     \`\`\`

     \`\`\`text
     plain
     \`\`\`
     "
    `);
  });

  it('has notes, notices and what can be folded away', () => {
    const html = `<aside data-banner="interop" data-search-ignore=""><div><p>In development<p>Not live.</div><button>Close</button></aside>
      <div class="theme-admonition theme-admonition-note a"><div>The last second</div><div><p>Do not.</p></div></div>
      <div class="theme-admonition theme-admonition-tip a"><div>tip</div><div><p>Do.</p></div></div>
      <details><summary>Output</summary><div><p>Inside</p></div></details>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "> **In development**
     >
     > Not live.

     > **Note: The last second**
     >
     > Do not.

     > **Tip**
     >
     > Do.

     **Output**

     Inside
     "
    `);
  });

  it('has the contents of all tabs, each below its label', () => {
    const html = `<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul>
      <div><div role="tabpanel"><p data-tab-label="" data-search-ignore="">npm</p><p>npm i</p></div><div role="tabpanel" hidden><p data-tab-label="" data-search-ignore="">yarn</p><p>yarn add</p></div></div></div>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "**npm**

     npm i

     **yarn**

     yarn add
     "
    `);
  });

  it('has diagrams as their source, or in words where the page has no more', () => {
    const words = '<details><summary>Flow in words</summary><ul><li>A to B</li></ul></details>';
    const html = `<figure data-search-ignore="">${words}</figure>
      <figure data-search-ignore="" data-mermaid="graph TD\n  A --&gt; B">${words}</figure>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "**Flow in words**

     - A to B

     \`\`\`mermaid
     graph TD
       A --> B
     \`\`\`
     "
    `);
  });

  it('has what a tool shows at first in place of its fields', () => {
    const html = `<form><fieldset><legend>Traffic</legend>
      <div><label for="n">Transactions<span> (a day)</span></label><input id="n" value="100"></div>
      <div><label for="s">Data goes to</label><select id="s"><option value="b" selected>Blobs</option><option value="c">Calldata</option></select></div>
      <div><label for="e">Filter</label><input id="e" value=""></div>
      <div><label for="k">Kind</label><select id="k"><option value="">All</option><option value="x">X</option></select></div>
      <label><input type="checkbox" checked> Only mainnet</label><label><input type="checkbox"> Only Alt-DA</label>
      <div><label for="c" data-search-ignore="">Your chain</label><select id="c"><option value="1">One</option></select></div>
      <label for="t">Text</label><textarea id="t">two\nlines</textarea></fieldset><button>Go</button></form>
      <noscript><p>Turn on JavaScript</p></noscript><p>Result: <output>7</output></p>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "**Traffic**

     Transactions (a day): \`100\`

     Data goes to: \`Blobs\`

     Only mainnet: \`yes\`

     Text:

     \`\`\`text
     two
     lines
     \`\`\`

     Result: 7
     "
    `);
  });

  it('has absolute links, powers that can be read, terms as lists and spaces between what styles hold apart', () => {
    const html = `<h2 id="a">Title<a href="#a" class="hash-link">\u200b</a></h2>
      <p>2<sup>64</sup> <a href="../stack#x">Stack</a><span>See</span> <a href="/data/a.json">As JSON</a> <strong>10</strong><span>%</span></p>
      <dl><div><dt>Default</dt><dd><code>0</code></dd></div><div><dt>Since</dt><dd>v1</dd></div></dl>
      <figure><svg role="img" aria-label="Two chains"></svg><figcaption>Chains</figcaption></figure>`;
    expect(markdown(html)).toMatchInlineSnapshot(`
     "## Title

     2^64 [Stack](https://docs.example/stack#x) See [As JSON](https://docs.example/data/a.json) **10**%

     - **Default**: \`0\`
     - **Since**: v1

     _Figure: Two chains_

     **Chains**
     "
    `);
  });

  it('leaves out definitions that hover over terms', () => {
    const html = `<p>A <span><a href="/g#t">log</a><span role="tooltip" data-search-ignore="">Definition</span></span> ends.</p>`;
    expect(markdown(html)).toBe('A [log](https://docs.example/g#t) ends.\n');
  });
});

describe('a Markdown version', () => {
  const page = pageFacts('/interop/explainer', {
    title: 'Explainer: it',
    description: 'What it is.',
    updated: '2025-06-01T12:00:00.000Z',
    sources: ['https://github.com/a/b/blob/1/c.md'],
  });
  const text = markdownText(
    readContent('<main><header><h1>Explainer: it</h1></header><p>Text</p></main>'),
    address,
  );

  it('opens with what is known of the page', () => {
    expect(markdownVersion(page, text)).toMatchInlineSnapshot(`
     "---
     title: "Explainer: it"
     description: What it is.
     version: current
     canonical: https://docs.example/interop/explainer
     updated: 2025-06-01
     sources:
       - https://github.com/a/b/blob/1/c.md
     ---

     # Explainer: it

     Text
     "
    `);
  });

  it('is beside its page, that of the home page below its file name', () => {
    expect([markdownPath('/interop/explainer'), markdownPath('/')]).toEqual([
      '/interop/explainer.md',
      '/index.md',
    ]);
  });
});
