import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import pageStyles from '@site/src/css/standalonePage.module.css';
import { termRoute } from '@site/src/content/termRoute';
import { pagesInWords } from '@site/src/content/pageGroups';
import { type TermListProps } from '@site/src/content/terms';

import styles from './styles.module.css';

/** All personas, content types or categories, with page counts. */
export default function TermList({ title, description, kind, groups }: TermListProps): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx(pageStyles.page, styles.wide)}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          {groups.map((group) => (
            <section key={group.label ?? kind}>
              {group.label !== null && <h2>{group.label}</h2>}
              <ul className={styles.terms}>
                {group.terms.map((term) => (
                  <li key={term.id}>
                    <Link to={termRoute(kind, term.id)}>{term.label}</Link>{' '}
                    <span className={styles.count}>{pagesInWords(term.pages)}</span>
                    <p>{term.description}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
