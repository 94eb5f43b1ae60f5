import { openInEntries } from '../openIn';

it('assistants are opened with a question that names the Markdown of the page, whole', () => {
  const address = 'https://docs.example/d/interop/explainer.md';
  const opened = openInEntries(address).map(({ label, href }) => {
    const { origin, pathname, searchParams } = new URL(href);
    return [
      label,
      origin + pathname,
      [...searchParams.keys()],
      searchParams.get('q')?.includes(`${address} `),
    ];
  });
  expect(opened).toEqual([
    ['Open in ChatGPT', 'https://chatgpt.com/', ['q'], true],
    ['Open in Claude', 'https://claude.ai/new', ['q'], true],
  ]);
});
