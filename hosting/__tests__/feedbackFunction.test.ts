import { onRequestPost } from '@site/hosting/feedback-function.js';

async function post(
  body: string,
): Promise<{ readonly status: number; readonly kept: readonly (readonly string[])[] }> {
  const kept: string[][] = [];
  const { status } = await onRequestPost({
    request: new Request('https://docs.example/api/feedback', { method: 'POST', body }),
    env: { FEEDBACK: { put: (key: string, value: string) => Promise.resolve(void kept.push([key, value])) } },
  });
  return { status, kept };
}

describe('the example of a function that takes answers of readers', () => {
  it('keeps an answer by day', async () => {
    const answer = JSON.stringify({ page: '/interop/x', version: 'current', useful: 'No' });
    expect(await post(answer)).toEqual({
      status: 204,
      kept: [[expect.stringMatching(/^\d{4}-\d{2}-\d{2}:/) as unknown, answer]],
    });
  });

  it.each([
    '',
    'null',
    '{}',
    '{"page":"https://a.example","version":"current","useful":"No"}',
    '{"page":"/a","version":"current","useful":"Maybe"}',
    `{"page":"/a","version":"current","useful":"No","more":"${'x'.repeat(600)}"}`,
  ])('refuses %s', async (body) => {
    expect(await post(body)).toEqual({ status: 400, kept: [] });
  });
});
