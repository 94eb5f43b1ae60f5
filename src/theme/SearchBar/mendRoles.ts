/**
 * The plugin gives the role of a list to all that drops down, the link to the search page included, and
 * does not say which list its field controls. Puts both right.
 *
 * @returns how many results there are; undefined while none are shown
 */
export default function mendRoles(frame: HTMLElement): number | undefined {
  const input = frame.querySelector('input[aria-owns]');
  const dropdown = input && document.getElementById(input.getAttribute('aria-owns') ?? '');
  const clear = frame.querySelector('button');
  clear?.setAttribute('aria-label', 'Clear the search');
  if (!input || !dropdown) return undefined;
  dropdown.removeAttribute('role');
  const list = dropdown.querySelector('[class*="suggestions_"]');
  if (list) {
    list.id = `${dropdown.id}-options`;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Search results');
  }
  const shown = input.getAttribute('aria-expanded') === 'true';
  input.setAttribute('aria-controls', list?.id ?? dropdown.id);
  return shown ? dropdown.querySelectorAll('[role="option"]').length : undefined;
}
