import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import ErrorDecoder from '@site/src/tools/errors/ErrorDecoder';
import ErrorGroup from '@site/src/tools/errors/ErrorDecoder/ErrorGroup';
import ErrorIndex from '@site/src/tools/errors/ErrorDecoder/ErrorIndex';
import { errorsWith } from '@site/src/tools/errors/ErrorDecoder/filter';
import ErrorSelector from '@site/src/components/mdx/ErrorSelector';
import { errorSelectors, requireSelector } from '@site/src/data/errorSelectors';
import { errorAnchor, errorGroups, errorsFile, errorTitle } from '@site/src/data/errors';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const page = readFileSync(
  path.resolve(__dirname, '../../../../docs/interop/tools/error-decoder.mdx'),
  'utf8',
);
const list = renderToStaticMarkup(
  <ErrorIndex>
    {errorGroups.map(({ id }) => (
      <ErrorGroup key={id} id={id} />
    ))}
  </ErrorIndex>,
);
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;')
    .replaceAll('"', '&quot;');

describe('the page of the decoder', () => {
  test('has every group once, under a heading with its title', () => {
    const sections = [
      ...page.matchAll(/^## (.+?)(?: \{\/\* #[\w-]+ \*\/\})?\n\n.+\n\n<ErrorGroup id="([\w-]+)" \/>$/gm),
    ].map(([, title, id]) => ({ id, title }));
    expect(sections).toEqual(errorGroups.map(({ id, title }) => ({ id, title })));
  });
});

describe('the list of errors, as the server renders it', () => {
  const errors = errorGroups.flatMap((group) => group.errors);

  test('has a heading with an anchor for every error', () => {
    const headings = [...list.matchAll(/<h3 id="([^"]+)">([^<]+)</g)].map(([, id, text]) => [id, text]);
    expect(headings).toEqual(errors.map((error) => [errorAnchor(error), escaped(errorTitle(error))]));
  });

  // The list is too long for a failing assertion to print.
  const has = (text: string): boolean => list.includes(text);

  test('keeps headings and texts siblings, which is what search cuts sections by', () => {
    expect(
      has('</p><h3 id="error-MessageAlreadyRelayed">MessageAlreadyRelayed()<a') &&
        has('</a></h3><p>This message has'),
    ).toBe(true);
    expect(/<(section|li|td|article)/.test(list)).toBe(false);
  });

  test.each([
    'Selector <code>0xe3c00816</code>, CrossL2Inbox, op-contracts v4.0.0 to v8.0.0.',
    'Selector <code>0x332a57f8</code>, OptimismPortal, op-contracts v4.0.0 to v8.0.0.',
    // Thrown by hand-written code in all releases; the ABI had it up to v3.0.0 only.
    'Selector <code>0x3cc50b45</code>, L1Block.',
    'Code <code>-320600</code>, text <code>conflicting data</code>, op-interop-filter, op-supervisor.',
    'Text of L1StandardBridge, L2StandardBridge.',
    `role="status">${errors.length} errors</span>`,
  ])('shows %s', (text) => {
    expect(has(text)).toBe(true);
  });
});

describe('the tool, as the server renders it', () => {
  const html = renderToStaticMarkup(<ErrorDecoder />);

  test('decodes its example', () => {
    expect(html).toContain('<code>NotInAccessList()</code>');
    expect(html).toContain('href="#error-NotInAccessList"');
    expect(html).toContain('href="/interop/tutorials/message-passing/relay-with-cast#what-goes-wrong"');
  });

  test('has buttons that clear it and bring the example back', () => {
    expect([...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Clear',
      'Example',
    ]);
  });

  test('has a labelled field and a live region', () => {
    const label = /<label[^>]* for="([^"]+)">Selector, revert data, JSON-RPC error or log line<\/label>/.exec(
      html,
    )?.[1];
    expect(html).toContain(`<textarea id="${label}"`);
    expect(html).toContain('<div aria-live="polite">');
    expect(html).toContain('<noscript>');
  });
});

describe('the filter', () => {
  const found = (filter: string) => [...errorsWith(filter)].map(errorTitle);

  test.each([
    ['0xe3c00816', 'NotInAccessList()'],
    ['access LIST inbox', 'NotInAccessList()'],
    ['-321401', '-321401 FUTURE_DATA'],
    ['matured', 'OptimismPortal: proven withdrawal has not matured yet'],
  ])('finds by "%s"', (filter, title) => {
    expect(found(filter)).toContain(title);
  });

  test('shows all when empty and none for nonsense', () => {
    expect(found(' ')).toHaveLength(errorGroups.flatMap(({ errors }) => errors).length);
    expect(found('zzzz')).toEqual([]);
  });
});

describe('the selector of an error within a text', () => {
  test('is the first four bytes', () => {
    const selector = requireSelector('NotInAccessList', errorSelectors(errorsFile));
    expect(renderToStaticMarkup(<ErrorSelector name="NotInAccessList" selector={selector} />)).toBe(
      '<code>0xe3c00816</code>',
    );
  });

  test('fails the build for a name that is not known', () => {
    expect(() => requireSelector('Nonsense', errorSelectors(errorsFile))).toThrow(
      'There is no custom error "Nonsense"',
    );
  });
});
