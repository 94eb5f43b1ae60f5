import { useEffect } from 'react';

/** Calls `showAll`, then scrolls, when a link leads to a hidden entry. */
export default function useHiddenTarget(showAll: () => void): void {
  useEffect(() => {
    const onHashChange = (): void => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!target?.closest('[hidden]')) return;
      showAll();
      requestAnimationFrame(() => target.scrollIntoView());
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [showAll]);
}
