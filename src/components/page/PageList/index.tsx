import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import { type PageSummary } from '@site/src/content/pageSummary';
import { personas } from '@site/src/content/personas';

import styles from './styles.module.css';

/** Pages with description and readers; notices with date. */
export default function PageList({ pages }: { readonly pages: readonly PageSummary[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.route}>
          <Link className={styles.title} to={page.route}>
            {page.title}
          </Link>
          <p>{page.description}</p>
          <p className={styles.facts}>
            {page.date !== undefined && (
              <>
                <time dateTime={page.date}>{page.date}</time> ·{' '}
              </>
            )}
            {page.personas.map((id) => personas[id].label).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
