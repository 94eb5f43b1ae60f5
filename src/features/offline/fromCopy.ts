import { servedFromCopy } from './manifest';

/**
 * What the copy answers a navigation with: a page that tells of itself that it comes from the copy. A reader can go to a picture
 * or a file, too, whose bytes have to stay what they are.
 */
export async function fromCopy(response: Response, savedAt: string): Promise<Response> {
  if (!/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
    return response;
  }
  const html = (await response.text()).replace('<html', `<html ${servedFromCopy}="${savedAt}"`);
  return new Response(html, { headers: response.headers });
}
