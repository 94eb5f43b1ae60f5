import { copyMarkdown, markdownHref } from '@site/src/components/page/PageMenu/markdownVersion';

const answering =
  (body: string, status = 200, type = 'text/markdown'): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

describe('copying a page as Markdown', () => {
  it('puts the Markdown version on the clipboard', async () => {
    const written: string[] = [];
    const write = async (text: Promise<string>): Promise<void> => void written.push(await text);
    expect(await copyMarkdown('/a.md', { fetch: answering('# A'), write })).toBe('copied');
    expect(written).toEqual(['# A']);
  });

  it.each([
    ['the file is missing', answering('', 404)],
    ['the host answers with its own page', answering('<html>', 200, 'text/html; charset=utf-8')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reports a failed load when %s', async (_case, fetch) => {
    const write = async (text: Promise<string>): Promise<void> => void (await text);
    expect(await copyMarkdown('/a.md', { fetch, write })).toBe('not loaded');
  });

  it('reports a refusal by the browser, also before the text has loaded', async () => {
    const write = (): Promise<void> => Promise.reject(new DOMException('no', 'NotAllowedError'));
    expect(await copyMarkdown('/a.md', { fetch: answering('# A'), write })).toBe('not allowed');
  });

  it('finds the Markdown version beside the page', () => {
    const hrefs = [
      ['/', '/'],
      ['/d/', '/d/'],
      ['/interop/x', '/'],
      ['/d/interop/', '/d/'],
    ].map(([permalink = '', baseUrl = '']) => markdownHref(permalink, baseUrl));
    expect(hrefs).toEqual(['/index.md', '/d/index.md', '/interop/x.md', '/d/interop.md']);
  });
});
