/**
 * Address of a page's Markdown version.
 *
 * @param permalink path with base URL, with or without trailing slash
 */
export function markdownHref(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}

export type CopyResult = 'copied' | 'not loaded' | 'not allowed';

/** The browser's part in copying. */
export interface CopyPorts {
  readonly fetch: typeof globalThis.fetch;
  /** Puts text that may still be loading on the clipboard. */
  readonly write: (text: Promise<string>) => Promise<void>;
}

/** Copies a Markdown version; failures are results, never thrown. */
export async function copyMarkdown(href: string, { fetch, write }: CopyPorts): Promise<CopyResult> {
  let loaded = false;
  const text = loadMarkdown(href, fetch).then((markdown) => {
    loaded = true;
    return markdown;
  });
  try {
    await write(text);
    return 'copied';
  } catch {
    // If the browser refused before the text arrived, only the text tells which failed.
    await text.catch(() => undefined);
    return loaded ? 'not allowed' : 'not loaded';
  }
}

async function loadMarkdown(href: string, fetch: CopyPorts['fetch']): Promise<string> {
  const response = await fetch(href);
  // A host may answer a missing file with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${href}: ${response.status}`);
  }
  return response.text();
}

/**
 * Writes to the clipboard. Safari accepts text loaded after the press only as a promise in a `ClipboardItem`,
 * which Firefox before 127 lacks.
 */
export async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((markdown) => new Blob([markdown], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
