/** The text a copy button stands for: its own, or that of the element before it. */
export function textToCopy(button: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly previousElementSibling: { readonly textContent: string | null } | null;
}): string {
  return button.dataset.copy ?? button.previousElementSibling?.textContent ?? '';
}
