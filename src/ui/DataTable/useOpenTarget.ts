import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * Opens what is closed in the row that the address of the page points at, so that a link to a row shows all of it.
 *
 * @param root holds the rows; undefined until they are there
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
