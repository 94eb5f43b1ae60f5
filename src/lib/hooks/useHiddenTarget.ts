import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Calls `showAll`, then scrolls, when a link leads to an entry hidden by a filter.
 *
 * @param showAll gets the entry; the filter of another list ignores it
 */
export default function useHiddenTarget(showAll: (target: HTMLElement) => void): void {
  const history = useHistory();
  useEffect(() => {
    const page = history.location.pathname;
    // Not `hashchange`: the router's own links, such as search results, cause none.
    return history.listen(({ pathname, hash }) => {
      if (pathname !== page) return;
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target?.closest('[hidden]')) return;
      showAll(target);
      requestAnimationFrame(() => target.scrollIntoView());
    });
  }, [history, showAll]);
}
