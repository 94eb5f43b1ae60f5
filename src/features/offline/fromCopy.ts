import { servedFromCopy } from './manifest';

/**
 * Marks a page as coming from the copy. Other files that readers navigate to, such as pictures, stay
 * unchanged.
 */
export async function fromCopy(response: Response, savedAt: string): Promise<Response> {
  if (!/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
    return response;
  }
  const html = (await response.text()).replace('<html', `<html ${servedFromCopy}="${savedAt}"`);
  return new Response(html, { headers: response.headers });
}
