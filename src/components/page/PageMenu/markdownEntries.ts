import { type CopyResult, copyMarkdown, writeToClipboard } from './markdownVersion';
import { type PageMenuEntry } from './index';

const outcomes: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied.',
  'not loaded': 'The Markdown could not be loaded. Check your connection and try again.',
  'not allowed': 'The browser did not allow copying. View the Markdown and copy it by hand.',
};

/**
 * Copies the page as Markdown, or shows it.
 *
 * @param href of the Markdown version
 */
export function markdownEntries(href: string): readonly PageMenuEntry[] {
  return [
    {
      label: 'Copy page as Markdown',
      busy: 'Copying…',
      run: async () =>
        outcomes[
          await copyMarkdown(href, { fetch: (...request) => fetch(...request), write: writeToClipboard })
        ],
    },
    { label: 'View as Markdown', href, type: 'text/markdown' },
  ];
}
