import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';

import styles from './styles.module.css';

/**
 * Says that a script of the page did not load: the connection failed, or the site was updated since
 * the page was opened and the script is gone. It is in the HTML of every page and shown by CSS alone,
 * because there may be no script left that could show it.
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
