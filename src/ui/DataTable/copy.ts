import { type CopyOutcome } from '@site/src/lib/hooks/useCopy';

/** The text a copy button stands for: its own, or that of the element before it. */
export function textToCopy(button: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly previousElementSibling: { readonly textContent: string | null } | null;
}): string {
  return button.dataset.copy ?? button.previousElementSibling?.textContent ?? '';
}

/**
 * Marks a button with what came of a press on it, for the styles to show: React leaves the button alone.
 *
 * @returns what takes the mark away
 */
export function markOutcome(
  button: Pick<Element, 'setAttribute' | 'removeAttribute'>,
  outcome: CopyOutcome,
): () => void {
  const mark = outcome === 'Copied' ? 'data-copied' : 'data-refused';
  button.setAttribute(mark, outcome);
  return () => button.removeAttribute(mark);
}
