/**
 * Calls back soon, and after a frame or what is in it changes its size.
 *
 * @returns what ends it
 */
export function watchSizes(frame: HTMLElement, content: HTMLElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(frame);
  observer.observe(content);
  return () => observer.disconnect();
}

/**
 * Tells whether content is wider than the frame around it, soon and after either changes its size.
 *
 * @returns what ends it
 */
export function watchScrolls(
  frame: HTMLElement,
  content: HTMLElement,
  tell: (scrolls: boolean) => void,
): () => void {
  return watchSizes(frame, content, () => tell(frame.scrollWidth > frame.clientWidth));
}

/** Makes the scrollers in markup without their own React component tab stops with a name, while they scroll. */
export function watchScrollers(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-scroller]')) {
    const content = frame.firstElementChild as HTMLElement | null;
    if (!content) continue;
    const stop = {
      tabindex: '0',
      role: 'group',
      'aria-label': frame.dataset.scroller ?? '',
    };
    // Ends with the elements, which nothing else holds.
    watchScrolls(frame, content, (scrolls) => {
      for (const [name, value] of Object.entries(stop)) {
        if (scrolls) frame.setAttribute(name, value);
        else frame.removeAttribute(name);
      }
    });
  }
}
