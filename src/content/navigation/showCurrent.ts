/** Scrolls the current entry into view, within the menu only. */
export function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector('.menu__link[aria-current="page"]');
  if (!entry) return;
  const [inside, frame] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (inside.top < frame.top || inside.bottom > frame.bottom) {
    menu.scrollTop += inside.top - frame.top - frame.height / 3;
  }
}
