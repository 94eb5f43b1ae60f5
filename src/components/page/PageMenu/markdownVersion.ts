/**
 * Address of the Markdown version of a page, as the build writes it.
 *
 * @param permalink path of the page with the base URL; that of a landing page can end with a slash
 */
export function twinHref(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}

/** What came of an attempt to copy. */
export type CopyResult = 'copied' | 'not loaded' | 'not allowed';

/** What copying needs of a browser. */
export interface CopyPorts {
  readonly fetch: typeof globalThis.fetch;
  /** Puts text on the clipboard that may still be on its way. */
  readonly write: (text: Promise<string>) => Promise<void>;
}

/** Loads a twin and puts it on the clipboard. Never throws: a failure is a result. */
export async function copyTwin(href: string, { fetch, write }: CopyPorts): Promise<CopyResult> {
  let loaded = false;
  const text = loadTwin(href, fetch).then((markdown) => {
    loaded = true;
    return markdown;
  });
  try {
    await write(text);
    return 'copied';
  } catch {
    // The browser may have refused before the text was there; only the text itself tells which it was.
    await text.catch(() => undefined);
    return loaded ? 'not allowed' : 'not loaded';
  }
}

async function loadTwin(href: string, fetch: CopyPorts['fetch']): Promise<string> {
  const response = await fetch(href);
  // A host may answer with its own page where the file is missing.
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${href}: ${response.status}`);
  }
  return response.text();
}

/**
 * Writes to the browser's clipboard. Safari takes text that is loaded after the press only as a
 * promise inside a `ClipboardItem`; Firefox before 127 knows no such thing.
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
