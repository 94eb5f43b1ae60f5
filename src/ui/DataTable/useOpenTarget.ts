import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * Opens closed details in the row that the URL fragment points at.
 *
 * @param root undefined until mounted
 */
export default function useOpenTarget(root: HTMLElement | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!root || hash === '') return;
    const row = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!row || !root.contains(row)) return;
    for (const details of row.querySelectorAll('details')) details.open = true;
  }, [root, hash]);
}
