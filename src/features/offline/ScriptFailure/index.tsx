import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';

import styles from './styles.module.css';

/**
 * Reports a script that failed to load, because of the connection or a deployment. In the HTML of
 * every page and shown by CSS alone, since no script may be left to show it.
 */
export default function ScriptFailure(): ReactNode {
  const { pathname } = useLocation();
  return (
    <section className={styles.failure} aria-label="Loading failed" data-search-ignore="">
      <p role="status">
        Part of this page could not be loaded: the connection failed, or the site was updated since you opened
        it. You can keep reading; for search and tools, <a href={pathname}>reload the page</a>.
      </p>
    </section>
  );
}
