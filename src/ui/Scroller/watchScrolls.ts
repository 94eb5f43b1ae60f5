/**
 * Calls back soon, and after each resize of the frame or content.
 *
 * @returns stops watching
 */
export function watchSizes(frame: HTMLElement, content: HTMLElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(frame);
  observer.observe(content);
  return () => observer.disconnect();
}

/**
 * Reports whether content is wider than its frame.
 *
 * @returns stops watching
 */
export function watchScrolls(
  frame: HTMLElement,
  content: HTMLElement,
  tell: (scrolls: boolean) => void,
): () => void {
  return watchSizes(frame, content, () => tell(frame.scrollWidth > frame.clientWidth));
}

/** Makes scrollers in static markup named tab stops while they scroll. */
export function watchScrollers(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-scroller]')) {
    const content = frame.firstElementChild as HTMLElement | null;
    if (!content) continue;
    const stop = {
      tabindex: '0',
      role: 'group',
      'aria-label': frame.dataset.scroller ?? '',
    };
    // Collected with the elements, which nothing else references.
    watchScrolls(frame, content, (scrolls) => {
      for (const [name, value] of Object.entries(stop)) {
        if (scrolls) frame.setAttribute(name, value);
        else frame.removeAttribute(name);
      }
    });
  }
}
