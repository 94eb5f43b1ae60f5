import { type CopyOutcome } from '@site/src/lib/hooks/useCopy';

/**
 * The text a copy button copies: its own value, or the preceding element's
 * text.
 */
export function textToCopy(button: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly previousElementSibling: { readonly textContent: string | null } | null;
}): string {
  return button.dataset.copy ?? button.previousElementSibling?.textContent ?? '';
}

/**
 * Shows the outcome on a button that React does not manage.
 *
 * @returns removes the mark
 */
export function markOutcome(
  button: Pick<Element, 'setAttribute' | 'removeAttribute'>,
  outcome: CopyOutcome,
): () => void {
  const mark = outcome === 'Copied' ? 'data-copied' : 'data-refused';
  button.setAttribute(mark, outcome);
  return () => button.removeAttribute(mark);
}
