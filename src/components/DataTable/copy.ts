/** How long a button shows that it copied, in milliseconds. */
const SHOWN_FOR = 2000;

/** The text a copy button stands for: its own, or that of the element before it. */
export function textToCopy(button: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly previousElementSibling: { readonly textContent: string | null } | null;
}): string {
  return button.dataset.copy ?? button.previousElementSibling?.textContent ?? '';
}

/** Copies if the click went to a copy button, and says how that went. */
export async function copyFrom(target: EventTarget, tell: (message: string) => void): Promise<void> {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('button[data-copy-button]');
  if (!button) return;
  const text = textToCopy(button);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Not allowed, or not a secure context: there is nothing to do but to say so.
    tell('Copying is not possible here. Select the text instead.');
    return;
  }
  tell(`Copied ${text}`);
  button.dataset.copied = '';
  window.setTimeout(() => {
    delete button.dataset.copied;
    tell('');
  }, SHOWN_FOR);
}
