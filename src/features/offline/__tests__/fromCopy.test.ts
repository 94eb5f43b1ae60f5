import { fromCopy } from '@site/src/features/offline/fromCopy';

const savedAt = '2025-05-01T09:00:00.000Z';

describe('what the copy answers a navigation with', () => {
  it('is a page that tells when it was saved, with its headers', async () => {
    const page = new Response('<!doctype html><html lang="en-US">', {
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
    });
    const answer = await fromCopy(page, savedAt);
    expect(await answer.text()).toBe(`<!doctype html><html data-saved-copy="${savedAt}" lang="en-US">`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['image/png', 'text/markdown', 'application/json'])('keeps every byte of %s', async (type) => {
    const bytes = new Uint8Array([0x3c, 0x68, 0x74, 0x6d, 0x6c, 0xff, 0xfe, 0x00]);
    const answer = await fromCopy(new Response(bytes, { headers: { 'content-type': type } }), savedAt);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });
});
