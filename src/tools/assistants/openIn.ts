/** A link of the page's menu. */
export interface OpenInEntry {
  readonly label: string;
  readonly hint: string;
  readonly href: string;
}

/**
 * Links that open an assistant with a question about a page; nothing is sent until a reader follows one.
 *
 * @param address absolute URL of the page's Markdown version
 */
export function openInEntries(address: string): readonly OpenInEntry[] {
  const question = `Read ${address} so that I can ask questions about it.`;
  const query = new URLSearchParams({ q: question }).toString();
  const hint = 'Passes on the address of the Markdown.';
  return [
    { label: 'Open in ChatGPT', hint, href: `https://chatgpt.com/?${query}` },
    { label: 'Open in Claude', hint, href: `https://claude.ai/new?${query}` },
  ];
}
